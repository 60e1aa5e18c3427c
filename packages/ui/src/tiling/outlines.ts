import type { Point, Polygon } from './polygons';

interface Edge {
  from: Point;
  to: Point;
}

const keyOf = ([x, y]: Point): string => `${x} ${y}`;

/** The edges that only one of the polygons has. */
function outerEdges(polygons: readonly Polygon[]): Edge[] {
  const edges = new Map<string, Edge>();
  for (const polygon of polygons) {
    for (const [index, to] of polygon.entries()) {
      const from = polygon.at(index - 1) as Point;
      // All polygons run the same way round, so neighbours run along their common edge in opposite directions.
      const isCommon = edges.delete(`${keyOf(to)} ${keyOf(from)}`);
      if (!isCommon) edges.set(`${keyOf(from)} ${keyOf(to)}`, { from, to });
    }
  }
  return [...edges.values()];
}

/**
 * The outlines around polygons that lie edge to edge. They leave out the edges between two of the polygons, so that
 * their data is short and no seam shows.
 *
 * @param polygons run the same way round, and neighbours have exactly the same corners.
 */
export function outlinesOf(polygons: readonly Polygon[]): Polygon[] {
  const edgesFrom = new Map<string, Edge[]>();
  for (const edge of outerEdges(polygons)) {
    const key = keyOf(edge.from);
    edgesFrom.set(key, [...(edgesFrom.get(key) ?? []), edge]);
  }
  const outlines: Polygon[] = [];
  for (const starts of edgesFrom.values()) {
    while (starts.length > 0) {
      const outline: Point[] = [];
      for (let edge = starts.pop(); edge; edge = edgesFrom.get(keyOf(edge.to))?.pop())
        outline.push(edge.from);
      outlines.push(outline);
    }
  }
  return outlines;
}
