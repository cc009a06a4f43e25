const DECLARED = /^var ([\w$]+) = /gm;
/** A name and a sign that gives it a value, or takes one from it. */
const ASSIGNED = /([\w$]+)\s*(?:=(?![=>])|(?:[-+*/%&|^]|<<|>>>?|\*\*|\?\?|&&|\|\|)=|\+\+|--)/g;
const COUNTED = /(?:\+\+|--)([\w$]+)/g;

/**
 * esbuild makes variables of the constants of modules it puts into one file. The engine of Node takes a constant for what it is
 * and looks into a variable each time, which costs a simulation up to a quarter: what is given a value once is constant again.
 */
export function withConstants(program) {
  const times = new Map();
  for (const pattern of [ASSIGNED, COUNTED]) {
    for (const [, name] of program.matchAll(pattern)) times.set(name, (times.get(name) ?? 0) + 1);
  }
  return program.replace(DECLARED, (found, name) => (times.get(name) === 1 ? `const ${name} = ` : found));
}
