// Draws marks into an image by Cairo and Pango, which are opened when they are first needed: nothing else pays for them,
// and a machine without them loses only PNG.
//
// All lengths are points; colours are sRGB, each part from 0 to 1. A canvas is used by one thread at a time.

#ifndef CDETENTRENDER_H
#define CDETENTRENDER_H

#include <stddef.h>
#include <stdint.h>

typedef struct dr_canvas dr_canvas;

typedef struct dr_color {
  double red, green, blue, alpha;
} dr_color;

enum { DR_START, DR_MIDDLE, DR_END };  // where on a text its point is

// Opens the libraries. NULL: they are there. Else what is missing, a text that lasts.
const char *dr_open(void);

// An image of width × height points, `scale` pixels each; all transparent, or if `opaque` white. NULL: too large, or no
// memory. Only after dr_open answered NULL.
dr_canvas *dr_new(double width, double height, double scale, int32_t opaque);
void dr_free(dr_canvas *);

void dr_save(dr_canvas *);
void dr_restore(dr_canvas *);
void dr_transform(dr_canvas *, double x, double y, double scale_x, double scale_y);
// What is drawn between the two is put down as one, with an opacity.
void dr_begin_group(dr_canvas *);
void dr_end_group(dr_canvas *, double opacity);

// A path, to be clipped to, filled or stroked. Fill and stroke keep it; dr_clear drops it.
void dr_rect(dr_canvas *, double x, double y, double width, double height, double radius);
void dr_circle(dr_canvas *, double x, double y, double radius);
void dr_move(dr_canvas *, double x, double y);
void dr_line(dr_canvas *, double x, double y);
void dr_curve(dr_canvas *, double x1, double y1, double x2, double y2, double x, double y);
void dr_close(dr_canvas *);
void dr_clip(dr_canvas *);
void dr_fill(dr_canvas *, dr_color);
void dr_stroke(dr_canvas *, dr_color, double width);
void dr_clear(dr_canvas *);

// One line of UTF-8, its baseline at y. `families` are font families by commas.
void dr_text(
    dr_canvas *, const char *text, size_t length, const char *families, double size, int32_t semibold, int32_t anchor,
    double x, double y, dr_color);

// The image as PNG, piece by piece. 0: well.
int32_t dr_png(dr_canvas *, void (*write)(void *context, const uint8_t *bytes, size_t count), void *context);

// A rectangle of an image, in pixels from its upper left corner.
typedef struct dr_part {
  int32_t x, y, width, height;
} dr_part;

// All of an image.
dr_part dr_whole(dr_canvas *);

// The same for a part of an opaque image.
int32_t dr_png_part(
    dr_canvas *, dr_part, void (*write)(void *context, const uint8_t *bytes, size_t count), void *context);

// The smallest part in which an opaque image differs from another of the same size. 0: nowhere.
int32_t dr_changed(dr_canvas *, dr_canvas *before, dr_part *);

// The image that a PNG holds. NULL: it is none. Only after dr_open answered NULL.
dr_canvas *dr_read(const uint8_t *bytes, size_t count);

// How many pixels differ by more than `tolerance`, of 255, in one of their parts. -1: the sizes differ.
int64_t dr_difference(dr_canvas *, dr_canvas *, int32_t tolerance);

#endif
