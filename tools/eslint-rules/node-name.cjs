/**
 * The name of an identifier; of any other node nothing, which is in no set of names.
 *
 * @param {import('./syntax-node').SyntaxNode} node
 * @returns {string}
 */
exports.nameOf = (node) => (node.type === 'Identifier' ? node.name : '');
