import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql'

/** Where values come from. */
export interface Filling {
  /** What is known under the name of a variable or of an input's field; undefined: nothing. */
  known(name: string): unknown
  /** What stands for a scalar of which nothing is known; undefined: nothing can. */
  scalar(type: string, name: string): unknown
  /** Fills what need not be filled too, where something is known of it. */
  optional?: boolean
}

/** Variables an operation can be asked with, from what is known or else from their types; null where one it needs cannot be filled. */
export function fillVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  filling: Filling,
): Record<string, unknown> | null {
  const variables: Record<string, unknown> = {}
  for (const { variable, type: node, defaultValue } of operation.variableDefinitions ?? []) {
    const type = typeFromAST(schema, node as never) as GraphQLInputType | undefined
    const name = variable.name.value
    if (!type || !isFilled(name, isNonNullType(type) && !defaultValue, filling)) continue
    const value = valueFor(name, type, filling)
    if (value === undefined) return null
    variables[name] = value
  }
  return variables
}

const isFilled = (name: string, needed: boolean, { known, optional }: Filling) =>
  needed || (optional === true && known(name) !== undefined)

function valueFor(name: string, type: GraphQLInputType, filling: Filling): unknown {
  const known = filling.known(name)
  if (known !== undefined) return known
  if (isNonNullType(type)) return valueFor(name, type.ofType, filling)
  if (isListType(type)) return []
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (!isInputObjectType(type)) return filling.scalar(type.name, name)
  const filledFields = Object.values(type.getFields()).filter((field) =>
    isFilled(field.name, isRequiredInputField(field), filling),
  )
  const entries = filledFields.map((field) => [field.name, valueFor(field.name, field.type, filling)] as const)
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries)
}
