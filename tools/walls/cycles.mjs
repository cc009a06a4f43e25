import { workspaceOf } from './place.mjs';

/**
 * Cycles in a graph given as Map<node, node[]>: one for each knot of nodes that reach each other (Tarjan), as a
 * path that begins and ends with the same node.
 */
export function cyclesOf(graph) {
  const order = new Map();
  const low = new Map();
  const stack = [];
  const knots = [];

  const visit = (node) => {
    order.set(node, order.size);
    low.set(node, order.get(node));
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) {
        visit(next);
        low.set(node, Math.min(low.get(node), low.get(next)));
      } else if (stack.includes(next)) {
        low.set(node, Math.min(low.get(node), order.get(next)));
      }
    }
    if (low.get(node) !== order.get(node)) return;
    const knot = stack.splice(stack.indexOf(node));
    if (knot.length > 1 || graph.get(node)?.includes(node)) knots.push(knot);
  };

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return knots.map((knot) => shortestLoop(graph, knot));
}

function shortestLoop(graph, knot) {
  const [start] = knot.toSorted();
  const inside = new Set(knot);
  const paths = [[start]];
  const seen = new Set();
  for (const path of paths) {
    for (const next of graph.get(path.at(-1)) ?? []) {
      if (next === start) return [...path, start];
      if (!inside.has(next) || seen.has(next)) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  }
  return [start, start];
}

/** What files import, and what workspaces do. */
export function graphsOf(files) {
  const byFile = new Map();
  const byWorkspace = new Map();
  for (const { path, imports } of files) {
    const targets = imports.flatMap(({ target }) => (target ? [target] : []));
    byFile.set(path, targets);
    const workspace = workspaceOf(path);
    const others = targets.map(workspaceOf).filter((other) => other !== workspace);
    byWorkspace.set(workspace, [...new Set([...(byWorkspace.get(workspace) ?? []), ...others])]);
  }
  return { byFile, byWorkspace };
}
