/** Compares the data of a gateway's response with the schema: missing fields, nulls, value types, enum values, days; for `play.ts` of `check:gateway`. */

import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  TypeNameMetaFieldDef,
} from 'graphql'
import type { Difference } from './difference.ts'

/** China's clocks are ahead of UTC by this, in milliseconds. */
const utcOffset = 8 * 3600_000

export function checkAnswer(schema: GraphQLSchema, document: DocumentNode, data: unknown): Difference[] {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  )
  const found = new Map<string, Difference>()
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  const root = operation && schema.getRootType(operation.operation)
  if (operation && root) checkObject({ schema, fragments, found }, root, operation.selectionSet, data, '')
  return [...found.values()]
}

interface Checking {
  schema: GraphQLSchema
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  /** Keyed by path, so that the same fault in every row of a list is reported once. */
  found: Map<string, Difference>
}

function report({ found }: Checking, at: string, message: string): void {
  if (!found.has(at)) found.set(at, { kind: 'different', at, message })
}

function checkObject(
  checking: Checking,
  type: GraphQLObjectType,
  selections: SelectionSetNode,
  value: unknown,
  at: string,
): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    report(checking, at, `is ${written(value)}, agreed is an object (${type.name})`)
    return
  }
  const answered = value as Record<string, unknown>
  for (const selection of selections.selections) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = checking.fragments.get(selection.name.value)
      if (fragment) checkObject(checking, type, fragment.selectionSet, value, at)
    } else if (selection.kind === Kind.INLINE_FRAGMENT) checkObject(checking, type, selection.selectionSet, value, at)
    else {
      const key = selection.alias?.value ?? selection.name.value
      const path = at === '' ? key : `${at}.${key}`
      const field = type.getFields()[selection.name.value] ?? typenameOf(selection.name.value)
      if (!field) continue
      if (key === '__typename' && answered[key] !== type.name) report(checking, path, `is not ${type.name}`)
      else if (!(key in answered)) report(checking, path, 'was asked for and is not in the answer')
      else checkValue(checking, field.type, selection.selectionSet, answered[key], path)
    }
  }
}

/** Fields that every object has besides its own. */
const typenameOf = (name: string) => (name === '__typename' ? TypeNameMetaFieldDef : undefined)

function checkValue(
  checking: Checking,
  type: GraphQLOutputType,
  selections: SelectionSetNode | undefined,
  value: unknown,
  at: string,
): void {
  if (isNonNullType(type)) {
    if (value === null || value === undefined) report(checking, at, `is null, agreed is ${type}`)
    else checkValue(checking, type.ofType, selections, value, at)
  } else if (value === null) return
  else if (isListType(type)) {
    if (!Array.isArray(value)) report(checking, at, `is ${written(value)}, agreed is a list`)
    else for (const item of value) checkValue(checking, type.ofType, selections, item, `${at}[]`)
  } else if (isObjectType(type)) {
    if (selections) checkObject(checking, type, selections, value, at)
  } else if (isEnumType(type)) {
    if (typeof value !== 'string' || !type.getValue(value))
      report(checking, at, `is ${written(value)}, which is no value of ${type}`)
  } else {
    const fault = faultOfScalar(type.name, value)
    if (fault) report(checking, at, fault)
  }
}

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value)

/** Whether a time looks like seconds: as seconds since 1970 it is of this century, as milliseconds of January or February 1970. */
const isInSeconds = (value: number) => value > 946_684_800 && value < 4_102_444_800

/** The fault of a scalar value; null for none. Any JSON value fits `JSON`. */
function faultOfScalar(name: string, value: unknown): string | null {
  const is = (fits: boolean) => (fits ? null : `is ${written(value)}, agreed is ${name}`)
  switch (name) {
    case 'String':
      return is(typeof value === 'string')
    case 'ID':
      return is(typeof value === 'string' || isWhole(value))
    case 'Int':
      return is(isWhole(value) && Math.abs(value) < 2 ** 31)
    case 'Float':
      return is(typeof value === 'number')
    case 'Boolean':
      return is(typeof value === 'boolean')
    case 'Timestamp':
    case 'Day':
      if (!isWhole(value)) return `is ${written(value)}, agreed is ${name}: milliseconds since 1970, a number`
      if (name === 'Day' && (value + utcOffset) % 86_400_000 === 0) return null
      if (isInSeconds(value))
        return `is ${value}, which seems to be seconds, agreed is ${name}: milliseconds since 1970`
      return name === 'Day' ? `is ${value}, which is no midnight in China` : null
    default:
      return null
  }
}

/** Describes a value without revealing personal data. */
function written(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return /^[A-Z_]{1,40}$/.test(value) ? value : 'a text'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
