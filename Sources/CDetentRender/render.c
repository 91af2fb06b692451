// Why C: the libraries are reached by the addresses of their functions, and their types are C's.
//
// The prototypes are written down here instead of included, so that building Detent needs neither library. Both keep
// their binary interface: Cairo since 1.2, Pango since 1.10.

#include "CDetentRender.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// Result, name, parameters: one line a function, by library.
#define CAIRO(F) \
  F(void *, cairo_image_surface_create, (int format, int width, int height)) \
  F(void *, cairo_image_surface_create_from_png_stream, (int (*)(void *, unsigned char *, unsigned), void *)) \
  F(int, cairo_surface_status, (void *)) \
  F(void, cairo_surface_destroy, (void *)) \
  F(void, cairo_surface_flush, (void *)) \
  F(unsigned char *, cairo_image_surface_get_data, (void *)) \
  F(int, cairo_image_surface_get_width, (void *)) \
  F(int, cairo_image_surface_get_height, (void *)) \
  F(int, cairo_image_surface_get_stride, (void *)) \
  F(int, cairo_surface_write_to_png_stream, (void *, int (*)(void *, const unsigned char *, unsigned), void *)) \
  F(void *, cairo_create, (void *)) \
  F(void, cairo_destroy, (void *)) \
  F(void, cairo_save, (void *)) \
  F(void, cairo_restore, (void *)) \
  F(void, cairo_translate, (void *, double, double)) \
  F(void, cairo_scale, (void *, double, double)) \
  F(void, cairo_push_group, (void *)) \
  F(void, cairo_pop_group_to_source, (void *)) \
  F(void, cairo_paint_with_alpha, (void *, double)) \
  F(void, cairo_paint, (void *)) \
  F(void, cairo_set_source_surface, (void *, void *, double, double)) \
  F(void, cairo_set_source_rgba, (void *, double, double, double, double)) \
  F(void, cairo_set_line_width, (void *, double)) \
  F(void, cairo_new_path, (void *)) \
  F(void, cairo_new_sub_path, (void *)) \
  F(void, cairo_rectangle, (void *, double, double, double, double)) \
  F(void, cairo_arc, (void *, double, double, double, double, double)) \
  F(void, cairo_move_to, (void *, double, double)) \
  F(void, cairo_line_to, (void *, double, double)) \
  F(void, cairo_curve_to, (void *, double, double, double, double, double, double)) \
  F(void, cairo_close_path, (void *)) \
  F(void, cairo_clip, (void *)) \
  F(void, cairo_fill_preserve, (void *)) \
  F(void, cairo_stroke_preserve, (void *)) \
  F(void *, cairo_font_options_create, (void)) \
  F(void, cairo_font_options_destroy, (void *)) \
  F(void, cairo_font_options_set_antialias, (void *, int)) \
  F(void, cairo_font_options_set_hint_style, (void *, int)) \
  F(void, cairo_font_options_set_hint_metrics, (void *, int))

#define PANGO(F) \
  F(void *, pango_layout_new, (void *)) \
  F(void, pango_layout_set_text, (void *, const char *, int)) \
  F(void, pango_layout_set_font_description, (void *, const void *)) \
  F(void, pango_layout_set_single_paragraph_mode, (void *, int)) \
  F(void, pango_layout_get_size, (void *, int *, int *)) \
  F(int, pango_layout_get_baseline, (void *)) \
  F(void *, pango_font_description_new, (void)) \
  F(void, pango_font_description_free, (void *)) \
  F(void, pango_font_description_set_family, (void *, const char *)) \
  F(void, pango_font_description_set_weight, (void *, int)) \
  F(void, pango_font_description_set_absolute_size, (void *, double))

#define PANGOCAIRO(F) \
  F(void *, pango_cairo_create_context, (void *)) \
  F(void, pango_cairo_context_set_font_options, (void *, const void *)) \
  F(void, pango_cairo_context_set_resolution, (void *, double)) \
  F(void, pango_cairo_show_layout, (void *, void *))

#define GOBJECT(F) F(void, g_object_unref, (void *))

#define POINTER(result, name, parameters) result(*name) parameters;
static struct {
  CAIRO(POINTER) PANGO(POINTER) PANGOCAIRO(POINTER) GOBJECT(POINTER)
} lib;

struct dr_canvas {
  void *surface, *cairo, *context;
};

enum { FORMAT_ARGB32 = 0, FORMAT_RGB24 = 1, ANTIALIAS_GRAY = 2, HINT_STYLE_NONE = 1, HINT_METRICS_OFF = 1, READ_ERROR = 10 };
enum { WEIGHT_NORMAL = 400, WEIGHT_SEMIBOLD = 600, PANGO_UNIT = 1024, MOST_PIXELS = 16384, MOST_TEXT = 1 << 20 };
static const double pi = 3.14159265358979323846;

// MARK: Opening

static const char *problem;

static void *find(void *library, const char *name) {
  void *found = library ? dlsym(library, name) : NULL;
  if (!found && !problem) problem = "the version of Cairo or Pango lacks a function";
  return found;
}

static void *open_library(const char *name, const char *missing) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library && !problem) problem = missing;
  return library;
}

static void open_all(void) {
  void *cairo = open_library("libcairo.so.2", "Cairo is not installed");
  void *pango = open_library("libpango-1.0.so.0", "Pango is not installed");
  void *pangocairo = open_library("libpangocairo-1.0.so.0", "Pango's part for Cairo is not installed");
  void *gobject = open_library("libgobject-2.0.so.0", "GObject is not installed");
#define FROM_CAIRO(result, name, parameters) *(void **)&lib.name = find(cairo, #name);
#define FROM_PANGO(result, name, parameters) *(void **)&lib.name = find(pango, #name);
#define FROM_PANGOCAIRO(result, name, parameters) *(void **)&lib.name = find(pangocairo, #name);
#define FROM_GOBJECT(result, name, parameters) *(void **)&lib.name = find(gobject, #name);
  CAIRO(FROM_CAIRO) PANGO(FROM_PANGO) PANGOCAIRO(FROM_PANGOCAIRO) GOBJECT(FROM_GOBJECT)
}

const char *dr_open(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_all);
  return problem;
}

// MARK: A canvas

static void *text_context(void *cairo) {
  void *context = lib.pango_cairo_create_context(cairo);
  // Else the glyphs would depend on the machine's settings.
  void *options = lib.cairo_font_options_create();
  lib.cairo_font_options_set_antialias(options, ANTIALIAS_GRAY);
  lib.cairo_font_options_set_hint_style(options, HINT_STYLE_NONE);
  lib.cairo_font_options_set_hint_metrics(options, HINT_METRICS_OFF);
  lib.pango_cairo_context_set_font_options(context, options);
  lib.pango_cairo_context_set_resolution(context, 72);
  lib.cairo_font_options_destroy(options);
  return context;
}

dr_canvas *dr_new(double width, double height, double scale, int32_t opaque) {
  double pixels_x = width * scale, pixels_y = height * scale;
  if (!(pixels_x >= 1 && pixels_y >= 1 && pixels_x <= MOST_PIXELS && pixels_y <= MOST_PIXELS)) return NULL;
  dr_canvas *canvas = malloc(sizeof *canvas);
  if (!canvas) return NULL;
  canvas->surface = lib.cairo_image_surface_create(opaque ? FORMAT_RGB24 : FORMAT_ARGB32, (int)(pixels_x + 0.5), (int)(pixels_y + 0.5));
  if (lib.cairo_surface_status(canvas->surface) != 0) {
    lib.cairo_surface_destroy(canvas->surface);
    free(canvas);
    return NULL;
  }
  canvas->cairo = lib.cairo_create(canvas->surface);
  if (opaque) {
    lib.cairo_set_source_rgba(canvas->cairo, 1, 1, 1, 1);
    lib.cairo_paint(canvas->cairo);
  }
  lib.cairo_scale(canvas->cairo, scale, scale);
  canvas->context = text_context(canvas->cairo);
  return canvas;
}

void dr_free(dr_canvas *canvas) {
  if (!canvas) return;
  lib.g_object_unref(canvas->context);
  lib.cairo_destroy(canvas->cairo);
  lib.cairo_surface_destroy(canvas->surface);
  free(canvas);
}

void dr_save(dr_canvas *canvas) { lib.cairo_save(canvas->cairo); }
void dr_restore(dr_canvas *canvas) { lib.cairo_restore(canvas->cairo); }

void dr_transform(dr_canvas *canvas, double x, double y, double scale_x, double scale_y) {
  lib.cairo_translate(canvas->cairo, x, y);
  // A scale of nothing would put the canvas out of order for good.
  if (scale_x != 0 && scale_y != 0) lib.cairo_scale(canvas->cairo, scale_x, scale_y);
}

void dr_begin_group(dr_canvas *canvas) { lib.cairo_push_group(canvas->cairo); }

void dr_end_group(dr_canvas *canvas, double opacity) {
  lib.cairo_pop_group_to_source(canvas->cairo);
  lib.cairo_paint_with_alpha(canvas->cairo, opacity);
}

// MARK: Paths

void dr_rect(dr_canvas *canvas, double x, double y, double width, double height, double radius) {
  double most = (width < height ? width : height) / 2;
  double r = radius < most ? radius : most;
  if (!(r > 0)) {
    lib.cairo_rectangle(canvas->cairo, x, y, width, height);
    return;
  }
  lib.cairo_new_sub_path(canvas->cairo);
  lib.cairo_arc(canvas->cairo, x + width - r, y + r, r, -pi / 2, 0);
  lib.cairo_arc(canvas->cairo, x + width - r, y + height - r, r, 0, pi / 2);
  lib.cairo_arc(canvas->cairo, x + r, y + height - r, r, pi / 2, pi);
  lib.cairo_arc(canvas->cairo, x + r, y + r, r, pi, 3 * pi / 2);
  lib.cairo_close_path(canvas->cairo);
}

void dr_circle(dr_canvas *canvas, double x, double y, double radius) {
  lib.cairo_new_sub_path(canvas->cairo);
  lib.cairo_arc(canvas->cairo, x, y, radius, 0, 2 * pi);
}

void dr_move(dr_canvas *canvas, double x, double y) { lib.cairo_move_to(canvas->cairo, x, y); }
void dr_line(dr_canvas *canvas, double x, double y) { lib.cairo_line_to(canvas->cairo, x, y); }

void dr_curve(dr_canvas *canvas, double x1, double y1, double x2, double y2, double x, double y) {
  lib.cairo_curve_to(canvas->cairo, x1, y1, x2, y2, x, y);
}

void dr_close(dr_canvas *canvas) { lib.cairo_close_path(canvas->cairo); }
void dr_clip(dr_canvas *canvas) { lib.cairo_clip(canvas->cairo); }

static void set_color(dr_canvas *canvas, dr_color color) {
  lib.cairo_set_source_rgba(canvas->cairo, color.red, color.green, color.blue, color.alpha);
}

void dr_fill(dr_canvas *canvas, dr_color color) {
  set_color(canvas, color);
  lib.cairo_fill_preserve(canvas->cairo);
}

void dr_stroke(dr_canvas *canvas, dr_color color, double width) {
  set_color(canvas, color);
  lib.cairo_set_line_width(canvas->cairo, width);
  lib.cairo_stroke_preserve(canvas->cairo);
}

void dr_clear(dr_canvas *canvas) { lib.cairo_new_path(canvas->cairo); }

// MARK: Text

void dr_text(
    dr_canvas *canvas, const char *text, size_t length, const char *families, double size, int32_t semibold,
    int32_t anchor, double x, double y, dr_color color) {
  if (length > MOST_TEXT || !(size > 0)) return;
  void *font = lib.pango_font_description_new();
  lib.pango_font_description_set_family(font, families);
  lib.pango_font_description_set_weight(font, semibold ? WEIGHT_SEMIBOLD : WEIGHT_NORMAL);
  lib.pango_font_description_set_absolute_size(font, size * PANGO_UNIT);
  // The context knows no transformation: Cairo applies it to the glyphs. Pango would lay out text that is squeezed one way
  // (a row on the drum) with the other way's widths.
  void *layout = lib.pango_layout_new(canvas->context);
  lib.pango_layout_set_font_description(layout, font);
  lib.pango_layout_set_single_paragraph_mode(layout, 1);
  lib.pango_layout_set_text(layout, text, (int)length);
  int width, height;
  lib.pango_layout_get_size(layout, &width, &height);
  double share = anchor == DR_MIDDLE ? 0.5 : anchor == DR_END ? 1 : 0;
  double baseline = (double)lib.pango_layout_get_baseline(layout) / PANGO_UNIT;
  set_color(canvas, color);
  lib.cairo_move_to(canvas->cairo, x - share * width / PANGO_UNIT, y - baseline);
  lib.pango_cairo_show_layout(canvas->cairo, layout);
  lib.cairo_new_path(canvas->cairo);
  lib.g_object_unref(layout);
  lib.pango_font_description_free(font);
}

// MARK: PNG

typedef struct sink {
  void (*write)(void *, const uint8_t *, size_t);
  void *context;
} sink;

static int pass_on(void *target, const unsigned char *bytes, unsigned count) {
  const sink *to = target;
  to->write(to->context, bytes, count);
  return 0;
}

int32_t dr_png(dr_canvas *canvas, void (*write)(void *, const uint8_t *, size_t), void *context) {
  sink target = {write, context};
  return lib.cairo_surface_write_to_png_stream(canvas->surface, pass_on, &target);
}

dr_part dr_whole(dr_canvas *canvas) {
  int width = lib.cairo_image_surface_get_width(canvas->surface);
  return (dr_part){0, 0, width, lib.cairo_image_surface_get_height(canvas->surface)};
}

int32_t dr_png_part(
    dr_canvas *canvas, dr_part part, void (*write)(void *, const uint8_t *, size_t), void *context) {
  void *surface = lib.cairo_image_surface_create(FORMAT_RGB24, part.width, part.height);
  void *cairo = lib.cairo_create(surface);
  lib.cairo_set_source_surface(cairo, canvas->surface, -part.x, -part.y);
  lib.cairo_paint(cairo);
  lib.cairo_destroy(cairo);
  sink target = {write, context};
  int32_t status = lib.cairo_surface_write_to_png_stream(surface, pass_on, &target);
  lib.cairo_surface_destroy(surface);
  return status;
}

// MARK: Reading and comparing

typedef struct source {
  const uint8_t *bytes;
  size_t left;
} source;

static int take(void *from, unsigned char *to, unsigned count) {
  source *source = from;
  if (count > source->left) return READ_ERROR;
  memcpy(to, source->bytes, count);
  source->bytes += count;
  source->left -= count;
  return 0;
}

dr_canvas *dr_read(const uint8_t *bytes, size_t count) {
  source from = {bytes, count};
  void *surface = lib.cairo_image_surface_create_from_png_stream(take, &from);
  dr_canvas *canvas = lib.cairo_surface_status(surface) == 0 ? malloc(sizeof *canvas) : NULL;
  if (!canvas) {
    lib.cairo_surface_destroy(surface);
    return NULL;
  }
  canvas->surface = surface;
  canvas->cairo = lib.cairo_create(surface);
  canvas->context = text_context(canvas->cairo);
  return canvas;
}

static const uint32_t *row(void *surface, int y) {
  const unsigned char *data = lib.cairo_image_surface_get_data(surface);
  return (const uint32_t *)(data + (size_t)y * lib.cairo_image_surface_get_stride(surface));
}

static int differ(uint32_t a, uint32_t b, int tolerance) {
  for (int shift = 0; shift < 32; shift += 8) {
    if (abs((int)(a >> shift & 255) - (int)(b >> shift & 255)) > tolerance) return 1;
  }
  return 0;
}

int64_t dr_difference(dr_canvas *a, dr_canvas *b, int32_t tolerance) {
  dr_part size = dr_whole(a), other = dr_whole(b);
  if (size.width != other.width || size.height != other.height) return -1;
  int64_t count = 0;
  for (int y = 0; y < size.height; y++) {
    const uint32_t *first = row(a->surface, y), *second = row(b->surface, y);
    for (int x = 0; x < size.width; x++) count += differ(first[x], second[x], tolerance);
  }
  return count;
}

int32_t dr_changed(dr_canvas *canvas, dr_canvas *before, dr_part *part) {
  lib.cairo_surface_flush(canvas->surface);
  lib.cairo_surface_flush(before->surface);
  dr_part size = dr_whole(canvas);
  int left = size.width, right = -1, top = size.height, bottom = -1;
  for (int y = 0; y < size.height; y++) {
    const uint32_t *new = row(canvas->surface, y), *old = row(before->surface, y);
    int first = 0, last = size.width - 1;
    while (first < size.width && new[first] == old[first]) first++;
    if (first == size.width) continue;
    while (new[last] == old[last]) last--;
    if (first < left) left = first;
    if (last > right) right = last;
    if (y < top) top = y;
    bottom = y;
  }
  if (bottom < 0) return 0;
  *part = (dr_part){left, top, right - left + 1, bottom - top + 1};
  return 1;
}
