/**
 * Finds what each of the portal's calls asks of a gateway that the last release of the contract lacks (`checks/released-contract/`). `codegen.mjs` writes it
 * to `src/api/older-gateway/additions.generated.ts`, which the portal loads when a gateway refuses a document.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  Kind,
  parse,
  separateOperations,
  typeFromAST,
} from 'graphql'

/** The file that `codegen.mjs` writes. */
export const additionsFile = 'src/api/older-gateway/additions.generated.ts'

/** What was true of every gateway of the last release, where it did not say so yet. It stands for the field, and nothing is lost. */
const formerly = {
  // Contracts were signed in this way alone.
  'Query.signingMethods': ['SMS_CODE'],
  // A draft that cannot be compared counts as changed.
  'FormDraft.baseExamples': null,
}

/**
 * What stands for a field that is not answered; undefined where nothing may: an empty list, a zero or a no would be a statement that nobody made.
 */
const insteadOf = (part, type) => formerly[part] ?? (part in formerly || !isNonNullType(type) ? null : undefined)

/** Whether an argument only says in which order rows come, so that it can be left out. */
const isOrder = (type) => getNamedType(type).name.endsWith('Order')

/** Values and input fields, however deep in a variable's type, that the older schema lacks. */
function additionsOfInput(type, older, found = [], seen = new Set()) {
  const named = getNamedType(type)
  const former = older.getType(named.name)
  if (seen.has(named.name) || !former) return found
  seen.add(named.name)
  if (isEnumType(named) && isEnumType(former)) {
    for (const { name } of named.getValues())
      if (!former.getValue(name)) found.push({ part: `${named.name}.${name}`, value: name })
  } else if (isInputObjectType(named) && isInputObjectType(former)) {
    for (const field of Object.values(named.getFields())) {
      if (former.getFields()[field.name]) additionsOfInput(field.type, older, found, seen)
      else found.push({ part: `${named.name}.${field.name}`, key: field.name })
    }
  }
  return found
}

/** Enum values and input fields that stand in an argument of a document, as `Enum.VALUE` or `Input.field`, and that the older schema lacks. */
function additionsOfLiteral(node, type, older) {
  if (node.kind === Kind.LIST)
    return node.values.flatMap((item) => additionsOfLiteral(item, getNullableType(type).ofType ?? type, older))
  const named = getNamedType(type)
  const former = older.getType(named.name)
  if (node.kind === Kind.ENUM) return former?.getValue(node.value) ? [] : [`${named.name}.${node.value}`]
  if (node.kind !== Kind.OBJECT) return []
  return node.fields.flatMap(({ name, value }) =>
    former?.getFields()[name.value]
      ? additionsOfLiteral(value, named.getFields()[name.value].type, older)
      : [`${named.name}.${name.value}`],
  )
}

/**
 * What one operation asks beyond an older schema.
 * @param document the operation with the fragments it uses
 * @returns entries as `Addition` of `src/api/older-gateway/addition.ts` describes them, outermost first
 */
function additionsOfOperation(document, present, older) {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  const fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  )
  const found = new Map()
  const add = (addition) => found.set(JSON.stringify(addition), addition)
  const walk = (selectionSet, type, path) => {
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const { typeCondition, selectionSet: own } = fragments.get(selection.name.value)
        walk(own, present.getType(typeCondition.name.value), path)
      } else if (selection.kind === Kind.INLINE_FRAGMENT) walk(selection.selectionSet, type, path)
      else if (!selection.name.value.startsWith('__')) {
        const field = type.getFields()[selection.name.value]
        const former = older.getType(type.name)?.getFields()[field.name]
        const here = [...path, selection.alias?.value ?? field.name]
        if (!former) {
          const part = `${type.name}.${field.name}`
          add({ part, path: here, instead: insteadOf(part, field.type), ...(part in formerly && { isFormer: true }) })
          continue
        }
        const argumentOf = (name) => field.args.find((arg) => arg.name === name.value).type
        const literals = (selection.arguments ?? []).flatMap(({ name, value }) =>
          former.args.some((arg) => arg.name === name.value) ? additionsOfLiteral(value, argumentOf(name), older) : [],
        )
        if (literals.length > 0) {
          // The gateway cannot say what the field asks for, so the field goes as a whole.
          for (const part of literals) add({ part, path: here, instead: insteadOf(part, field.type) })
          continue
        }
        for (const { name } of selection.arguments ?? []) {
          if (former.args.some((arg) => arg.name === name.value)) continue
          add({
            part: `${type.name}.${field.name}(${name.value})`,
            path: here,
            argument: name.value,
            order: isOrder(argumentOf(name)),
          })
        }
        const below = getNamedType(field.type)
        if (selection.selectionSet && isCompositeType(below)) walk(selection.selectionSet, below, here)
      }
    }
  }
  walk(operation.selectionSet, present.getRootType(operation.operation), [])
  for (const { variable, type: node } of operation.variableDefinitions ?? []) {
    const type = typeFromAST(present, node)
    for (const one of additionsOfInput(type, older))
      add({ ...one, variable: variable.name.value, order: isOrder(type) })
  }
  return [...found.values()]
}

/**
 * The additions of every operation of an endpoint, by the operation's name; operations that an older gateway answers as they are have none.
 * @param {string} sources operation files of the endpoint
 * @param {string} presentText its schema
 * @param {string} olderText its schema in the last release
 */
export function additionsOf(sources, presentText, olderText) {
  const [present, older] = [presentText, olderText].map((text) => buildSchema(text))
  return Object.fromEntries(
    Object.entries(separateOperations(parse(sources)))
      .map(([name, document]) => [name, additionsOfOperation(document, present, older)])
      .filter(([, additions]) => additions.length > 0),
  )
}

/** The text of the generated file. An endpoint that the last release did not have has no entry: nothing of it can be left out. */
export function additionsModule() {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .toSorted()
  const all = readdirSync('checks/released-contract')
    .toSorted()
    .flatMap((name) => {
      const endpoint = basename(name, '.graphql')
      const schema = join('src/api', endpoint, 'schema.graphql')
      if (!existsSync(schema)) return []
      const sources = files
        .filter((file) => file.endsWith(`.${endpoint}.graphql`))
        .map((file) => readFileSync(join('src', file), 'utf8'))
      const additions = additionsOf(
        sources.join('\n'),
        readFileSync(schema, 'utf8'),
        readFileSync(join('checks/released-contract', name), 'utf8'),
      )
      return Object.keys(additions).length > 0 ? [[endpoint, additions]] : []
    })
  return [
    '/** Made by build/additions.mjs of the contract and its last release. */',
    `export const additions = ${JSON.stringify(Object.fromEntries(all), null, 1)}\n`,
  ].join('\n')
}
