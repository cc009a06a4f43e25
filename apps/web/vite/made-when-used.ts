/**
 * A document is a large object, and most are not used before the first page is drawn: it is made when Relay first asks for
 * it, as the `default` of what stands in its place (relay-runtime/lib/query/GraphQLTag.js). Fragments, which are small, and
 * preloadable queries, which tell Relay of themselves, stay as they are.
 */
export function madeWhenUsed(code: string): string {
  if (code.includes('PreloadableQueryRegistry')) return code;
  return code.replace(
    /^const node: ConcreteRequest = \(function\(\)\{\n([\s\S]*)^\}\)\(\);\n([\s\S]*)^export default node;/m,
    (_all, body: string, hash: string) =>
      `const make = () => {\nconst node = (() => {\n${body}})();\n${hash}return node;\n};\n` +
      'let made: unknown;\nexport default { get default() { return (made ??= make()); } };',
  );
}
