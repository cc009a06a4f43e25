const DECLARED = /^var ([\w$]+) = /gm;

/**
 * esbuild makes variables of the constants of modules it puts into one file. The engine of Node takes a constant for what it is
 * and looks into a variable each time, which costs a simulation up to a quarter: what is given a value once is constant again.
 */
export async function withConstants(program) {
  const all = program.replace(DECLARED, 'const $1 = ');
  const changed = await assignedConstants(all);
  return program.replace(DECLARED, (found, name) => (changed.has(name) ? found : `const ${name} = `));
}

/** The names of constants that a program would fail to change; esbuild, which reads all of the language, warns of each. */
async function assignedConstants(program) {
  const { transform } = await import('esbuild');
  const { warnings } = await transform(program, { format: 'esm', logLevel: 'silent', logLimit: 0 });
  const assignments = warnings.filter(({ id }) => id === 'assign-to-constant');
  return new Set(assignments.map(({ location }) => nameAt(location)));
}

/** esbuild counts columns and lengths in bytes. */
function nameAt({ lineText, column, length }) {
  return Buffer.from(lineText)
    .subarray(column, column + length)
    .toString();
}
