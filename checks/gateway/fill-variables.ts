/** Fills the variables of the portal's queries with values that the gateway knows, for `npm run check:gateway`. */
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

/** Sources of variable values. */
export interface Filling {
  /** The known value for a variable or input field by name; undefined when unknown. */
  known(name: string): unknown
  /** A placeholder value for a scalar without a known value; undefined when none is possible. */
  scalar(type: string, name: string): unknown
  /** Fills what need not be filled too, where something is known of it. */
  optional?: boolean
}

/**
 * The variables of an operation, from known values or else from their types; null when a required one cannot be filled.
 */
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
  const fields = Object.values(type.getFields())
  const filledFields = type.isOneOf
    ? fields.slice(0, 1)
    : fields.filter((field) => isFilled(field.name, isRequiredInputField(field), filling))
  const entries = filledFields.map((field) => [field.name, valueFor(field.name, field.type, filling)] as const)
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries)
}
