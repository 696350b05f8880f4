/** Finds in a script what its browser must have: classes, functions and methods of JavaScript and of the platform. */

/** Whether a node only names something: the key of an object or class, a property, a label. */
function isOnlyName(parent, key) {
  if (parent?.type === 'MemberExpression') return key === 'property' && !parent.computed
  if (parent?.type === 'Property' || parent?.type === 'MethodDefinition' || parent?.type === 'PropertyDefinition') {
    return key === 'key' && !parent.computed
  }
  return (
    /^(Export|Import).*Specifier$/.test(parent?.type ?? '') ||
    /^(Labeled|Break|Continue)Statement$/.test(parent?.type ?? '')
  )
}

/** Every node of a program with its parent, and where in the parent it stands. */
function* nodesOf(node, parent, key) {
  if (Array.isArray(node)) {
    for (const each of node) yield* nodesOf(each, parent, key)
    return
  }
  if (!node || typeof node !== 'object') return
  if (typeof node.type === 'string') yield { node, parent, key }
  for (const [name, child] of Object.entries(node))
    if (child && typeof child === 'object') yield* nodesOf(child, node, name)
}

/** The names that a script declares itself: they are not the platform's. */
function declaredIn(program) {
  const names = new Set()
  for (const { node, parent, key } of nodesOf(program)) {
    if (node.type !== 'Identifier') continue
    const declares =
      key === 'id' ||
      key === 'params' ||
      key === 'local' ||
      key === 'param' ||
      /Pattern$|RestElement$/.test(parent?.type ?? '')
    if (declares) names.add(node.name)
  }
  return names
}

/**
 * The features above the floor that a script uses, each once.
 * A `typeof X` and a `'name' in object` are questions, not uses.
 * @param program the syntax tree (ESTree)
 * @param features what `featuresAboveFloor` gives
 * @returns {Set<string>} `URL.canParse (chrome 109)`, `.toSorted (chrome 109)`, `Highlight (firefox 115)`
 */
export function usesOf(program, features) {
  const uses = new Set()
  const declared = declaredIn(program)
  const note = (name, lacking) => uses.add(`${name} (${lacking.join(', ')})`)
  for (const { node, parent, key } of nodesOf(program)) {
    if (node.type === 'MemberExpression' && !node.computed) {
      const name = node.property.name
      const owner =
        node.object.type === 'Identifier' && !declared.has(node.object.name) ? `${node.object.name}.${name}` : ''
      const isCalled = parent?.type === 'CallExpression' && key === 'callee'
      if (features.statics.has(owner)) note(owner, features.statics.get(owner))
      else if (isCalled && !features.namespaces.has(owner.split('.')[0]) && features.methods.has(name))
        note(`.${name}`, features.methods.get(name).lacking)
    }
    if (node.type === 'Identifier' && features.globals.has(node.name) && !declared.has(node.name)) {
      const isQuestion = parent?.type === 'UnaryExpression' && parent.operator === 'typeof'
      if (!isQuestion && !isOnlyName(parent, key)) note(node.name, features.globals.get(node.name))
    }
  }
  return uses
}
