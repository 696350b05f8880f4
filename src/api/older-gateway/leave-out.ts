/** Removes parts of the contract from a call for an older gateway, and puts defaults into its answer. */

import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from 'graphql'
import type { AddedArgument, AddedField, Addition } from './addition'

type Variables = Readonly<Record<string, unknown>>

/** A call without some parts. */
export interface ReducedCall {
  query: DocumentNode
  variables: Variables
  /** What the person loses by it: `content` is not in the answer, rows stand in another `order`. */
  lost: readonly ('content' | 'order')[]
}

/**
 * The call without these parts; null where it means nothing without them: its only call is missing, nothing fits a field's type, or a
 * value was given that the gateway cannot take. What was given is never dropped silently but for the order of rows.
 */
export function leaveOut(query: DocumentNode, variables: Variables, parts: readonly Addition[]): ReducedCall | null {
  const fields = parts.filter((part): part is AddedField => part.path !== undefined && part.argument === undefined)
  if (fields.some(({ instead }) => instead === undefined)) return null
  const lost = new Set<'content' | 'order'>(fields.every(({ isFormer }) => isFormer) ? [] : ['content'])
  const given = new Map(Object.entries(variables))
  for (const part of parts) {
    if (part.path !== undefined) continue
    const value = given.get(part.variable)
    if (part.key !== undefined) {
      const reduced = withoutKey(value, part.key)
      if (reduced === undefined) return null
      given.set(part.variable, reduced.value)
    } else if (includes(value, part.value)) {
      if (!part.order) return null
      given.delete(part.variable)
      lost.add('order')
    }
  }
  const args = parts.filter((part): part is AddedArgument => part.argument !== undefined)
  for (const { order, ...arg } of args) {
    if (argumentsAt(query, arg).every((node) => isAbsent(node, given))) continue
    if (!order) return null
    lost.add('order')
  }
  const reduced = withoutUnused(withoutParts(query, fields, args))
  if (reduced === null) return null
  const names = new Set(operationOf(reduced)?.variableDefinitions?.map(({ variable }) => variable.name.value))
  return {
    query: reduced,
    variables: Object.fromEntries([...given].filter(([name]) => names.has(name))),
    lost: [...lost],
  }
}

/** The answer with what stands for the fields that were left out. */
export function putInstead(data: unknown, parts: readonly Addition[]): unknown {
  return parts.reduce(
    (answer, part) =>
      part.path !== undefined && part.argument === undefined ? putAt(answer, part.path, part.instead) : answer,
    data,
  )
}

function putAt(value: unknown, [key = '', ...rest]: readonly string[], instead: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => putAt(item, [key, ...rest], instead))
  if (typeof value !== 'object' || value === null) return value
  const own = (value as Record<string, unknown>)[key]
  return { ...value, [key]: rest.length > 0 ? putAt(own, rest, instead) : (own ?? instead) }
}

/** A value without a key at any depth; undefined where the key says something. */
function withoutKey(value: unknown, key: string): { value: unknown } | undefined {
  if (Array.isArray(value)) {
    const items = value.map((item) => withoutKey(item, key))
    return items.includes(undefined) ? undefined : { value: items.map((item) => item?.value) }
  }
  if (typeof value !== 'object' || value === null) return { value }
  const entries = Object.entries(value).map(([name, own]) => [name, name === key ? own : withoutKey(own, key)] as const)
  if (entries.some(([name, own]) => (name === key ? own != null : own === undefined))) return undefined
  const kept = entries.filter(([name]) => name !== key)
  return { value: Object.fromEntries(kept.map(([name, own]) => [name, (own as { value: unknown }).value])) }
}

function includes(value: unknown, searched: unknown): boolean {
  if (value === searched) return true
  return typeof value === 'object' && value !== null && Object.values(value).some((item) => includes(item, searched))
}

/** Calls `change` for each field at a path, through fragments; null removes it. */
function changeAt(
  query: DocumentNode,
  path: readonly string[],
  change: (field: FieldNode) => FieldNode | null,
): DocumentNode {
  const changed = new Map<SelectionSetNode, SelectionSetNode>()
  const walk = (selectionSet: SelectionSetNode, [key, ...rest]: readonly string[]): void => {
    const selections = selectionSet.selections.flatMap((selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) walk(selection.selectionSet, [key ?? '', ...rest])
      else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragmentOf(query, selection.name.value)
        if (fragment) walk(fragment.selectionSet, [key ?? '', ...rest])
      } else if ((selection.alias?.value ?? selection.name.value) === key) {
        if (rest.length === 0) return change(selection) ?? []
        if (selection.selectionSet) walk(selection.selectionSet, rest)
      }
      return selection
    })
    if (
      selections.some((selection, at) => selection !== selectionSet.selections[at]) ||
      selections.length < selectionSet.selections.length
    )
      changed.set(selectionSet, { ...selectionSet, selections })
  }
  const operation = operationOf(query)
  if (operation) walk(operation.selectionSet, path)
  return visit(query, { [Kind.SELECTION_SET]: { enter: (node: SelectionSetNode) => changed.get(node) } })
}

const withoutParts = (query: DocumentNode, fields: readonly AddedField[], args: readonly AddedArgument[]) => {
  const plain = args.reduce(
    (document, { path, argument }) =>
      changeAt(document, path, (field) => ({
        ...field,
        arguments: field.arguments?.filter(({ name }) => name.value !== argument),
      })),
    query,
  )
  return fields.reduce((document, { path }) => changeAt(document, path, () => null), plain)
}

function argumentsAt(
  query: DocumentNode,
  { path, argument }: Pick<AddedArgument, 'path' | 'argument'>,
): ArgumentNode[] {
  const found: ArgumentNode[] = []
  changeAt(query, path, (field) => {
    found.push(...(field.arguments?.filter(({ name }) => name.value === argument) ?? []))
    return field
  })
  return found
}

const isAbsent = ({ value }: ArgumentNode, given: ReadonlyMap<string, unknown>) =>
  value.kind === Kind.NULL || (value.kind === Kind.VARIABLE && given.get(value.name.value) == null)

/** Without fragments and variables that nothing uses any more; null where nothing is asked. */
function withoutUnused(query: DocumentNode): DocumentNode | null {
  const operation = operationOf(query)
  if (!operation || operation.selectionSet.selections.every(isTypename)) return null
  const spreads = new Set<string>()
  const follow = (node: OperationDefinitionNode | SelectionSetNode) =>
    void visit(node, {
      [Kind.FRAGMENT_SPREAD]({ name }) {
        if (spreads.has(name.value)) return
        spreads.add(name.value)
        const fragment = fragmentOf(query, name.value)
        if (fragment) follow(fragment.selectionSet)
      },
    })
  follow(operation)
  const definitions = query.definitions.filter(
    (definition) => definition.kind !== Kind.FRAGMENT_DEFINITION || spreads.has(definition.name.value),
  )
  const used = new Set<string>()
  for (const definition of definitions)
    if ('selectionSet' in definition)
      visit(definition.selectionSet, { [Kind.VARIABLE]: ({ name }) => void used.add(name.value) })
  return {
    ...query,
    definitions: definitions.map((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? {
            ...definition,
            variableDefinitions: definition.variableDefinitions?.filter(({ variable }) =>
              used.has(variable.name.value),
            ),
          }
        : definition,
    ),
  }
}

const isTypename = (selection: SelectionSetNode['selections'][number]) =>
  selection.kind === Kind.FIELD && selection.name.value === '__typename'

const operationOf = ({ definitions }: DocumentNode) =>
  definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)

const fragmentOf = ({ definitions }: DocumentNode, name: string) =>
  definitions.find((definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name) as
    | { selectionSet: SelectionSetNode }
    | undefined
