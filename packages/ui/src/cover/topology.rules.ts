export interface Point {
  x: number;
  y: number;
}

export interface Topology {
  nodes: Point[];
  edges: [number, number][];
  /** Indexes of the nodes the route runs through, from left to right. */
  route: number[];
}

export const COVER_WIDTH = 480;
export const COVER_HEIGHT = 200;
const columns = 8;
const rows = 3;

/** A small random sequence that is the same for the same name. */
function createRandom(name: string): () => number {
  let seed = [...name].reduce(
    (sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0,
    2_166_136_261,
  );
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 4_294_967_296;
  };
}

/** The network a product without an image is drawn with: always the same for its unique name. */
export function createTopology(name: string): Topology {
  const random = createRandom(name);
  const nodes: Point[] = [];
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      nodes.push({
        x: 30 + ((COVER_WIDTH - 60) / (columns - 1)) * column + (random() - 0.5) * 34,
        // A wide place shows less of the height: what stands near its edges would be cut.
        y: 46 + ((COVER_HEIGHT - 92) / (rows - 1)) * row + (random() - 0.5) * 34,
      });
    }
  }
  const at = (column: number, row: number) => column * rows + row;
  const edges: [number, number][] = [];
  const route: number[] = [];
  let row = Math.floor(random() * rows);
  for (let column = 0; column < columns; column += 1) {
    route.push(at(column, row));
    if (column === columns - 1) break;
    row = Math.min(rows - 1, Math.max(0, row + Math.floor(random() * 3) - 1));
    for (let from = 0; from < rows; from += 1) {
      if (random() < 0.6)
        edges.push([at(column, from), at(column + 1, Math.floor(random() * rows))]);
    }
    if (random() < 0.5) edges.push([at(column, 0), at(column, 1)]);
  }
  return { nodes, edges, route };
}
