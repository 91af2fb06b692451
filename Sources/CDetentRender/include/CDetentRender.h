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

// An image of width × height points, `scale` pixels each; all transparent. NULL: too large, or no memory. Only after
// dr_open answered NULL.
dr_canvas *dr_new(double width, double height, double scale);
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

#endif
