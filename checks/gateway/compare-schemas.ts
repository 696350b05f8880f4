/** Compares a gateway's introspected schema with the contract, for `npm run check:gateway`. */
import {
  astFromValue,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  print,
} from 'graphql'
import type { Difference, DifferenceKind } from './difference.ts'

/** The differences between a gateway's schema and the contract, for a client that knows only the contract. */
export function compareSchemas(contract: GraphQLSchema, found: GraphQLSchema): Difference[] {
  const own = (schema: GraphQLSchema) => Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type))
  const known = new Set(own(contract).map(({ name }) => name))
  return [
    ...own(contract).flatMap((type) => {
      const other = found.getType(type.name)
      if (other) return compareTypes(type, other)
      return isBuiltIn(type) ? [] : [difference('missing', type.name, 'no such type')]
    }),
    ...own(found)
      .filter((type) => !known.has(type.name) && !isBuiltIn(type))
      .map(({ name }) => difference('extra', name, 'a type that is not agreed')),
  ]
}

const isBuiltIn = ({ name }: GraphQLNamedType) => ['Int', 'Float', 'String', 'Boolean', 'ID'].includes(name)
const difference = (kind: DifferenceKind, at: string, message: string): Difference => ({ kind, at, message })

function compareTypes(type: GraphQLNamedType, other: GraphQLNamedType): Difference[] {
  if (kindOf(type) !== kindOf(other))
    return [difference('different', type.name, `is ${kindOf(other)}, agreed is ${kindOf(type)}`)]
  if (isEnumType(type) && isEnumType(other)) return names(type.name, values(type), values(other), 'value', () => [])
  if (isInputObjectType(type) && isInputObjectType(other))
    return compareInputs(
      type.name,
      (name) => `${type.name}.${name}`,
      Object.values(type.getFields()),
      Object.values(other.getFields()),
    )
  if (!isObjectType(type) || !isObjectType(other)) return []
  const fields = other.getFields()
  return names(type.name, Object.keys(type.getFields()), Object.keys(fields), 'field', (name) => {
    const [agreed, has] = [type.getFields()[name], fields[name]]
    if (!agreed || !has) return []
    const at = `${type.name}.${name}`
    return [
      ...compareOutput(at, agreed.type, has.type),
      ...compareInputs(at, (arg) => `${at}(${arg})`, agreed.args, has.args),
    ]
  })
}

const values = (type: GraphQLNamedType) => (isEnumType(type) ? type.getValues().map(({ name }) => name) : [])

function kindOf(type: GraphQLNamedType): string {
  if (isObjectType(type)) return 'an object'
  if (isInputObjectType(type)) return 'an input'
  if (isEnumType(type)) return 'an enum'
  return isScalarType(type) ? 'a scalar' : 'an interface or union'
}

/** Reports missing and extra names, and compares the common ones. */
function names(
  within: string,
  agreed: readonly string[],
  has: readonly string[],
  what: string,
  compare: (name: string) => Difference[],
): Difference[] {
  return [
    ...agreed.flatMap((name) =>
      has.includes(name) ? compare(name) : [difference('missing', `${within}.${name}`, `no such ${what}`)],
    ),
    ...has
      .filter((name) => !agreed.includes(name))
      .map((name) => difference('extra', `${within}.${name}`, `a ${what} that is not agreed`)),
  ]
}

/** An output type may be narrower than agreed (non-null instead of nullable), not wider. */
function compareOutput(at: string, agreed: GraphQLOutputType, has: GraphQLOutputType): Difference[] {
  if (String(agreed) === String(has)) return []
  const message = `is ${has}, agreed is ${agreed}`
  return narrower(has, agreed)
    ? [difference('extra', at, `${message}: stricter than it must be`)]
    : [difference('different', at, message)]
}

/** Whether all that one type can hold the other can hold as well. */
function narrower(type: GraphQLType, other: GraphQLType): boolean {
  if (isNonNullType(other)) return isNonNullType(type) && narrower(type.ofType, other.ofType)
  if (isNonNullType(type)) return narrower(type.ofType, other)
  if (isListType(type) && isListType(other)) return narrower(type.ofType, other.ofType)
  return String(type) === String(other)
}

type Input = GraphQLArgument | GraphQLInputField

/** An input type may be wider than agreed, not narrower, and must not have further required fields. */
function compareInputs(
  within: string,
  locate: (name: string) => string,
  agreed: readonly Input[],
  has: readonly Input[],
): Difference[] {
  const kindName = within.includes('.') ? 'argument' : 'field'
  return [
    ...agreed.flatMap((input) => {
      const other = has.find(({ name }) => name === input.name)
      return other
        ? compareInput(locate(input.name), input, other)
        : [difference('missing', locate(input.name), `no such ${kindName}`)]
    }),
    ...has
      .filter(({ name }) => !agreed.some((input) => input.name === name))
      .map((input) =>
        isRequired(input)
          ? difference(
              'different',
              locate(input.name),
              `a required ${kindName} that is not agreed: the portal does not send it`,
            )
          : difference('extra', locate(input.name), `a ${kindName} that is not agreed`),
      ),
  ]
}

const isRequired = ({ type, defaultValue }: Input) => isNonNullType(type) && defaultValue === undefined

function compareInput(at: string, agreed: Input, has: Input): Difference[] {
  const found: Difference[] = []
  const message = `is ${has.type}, agreed is ${agreed.type}`
  if (String(agreed.type) !== String(has.type)) {
    found.push(
      narrower(agreed.type, has.type)
        ? difference('extra', at, `${message}: wider than it must be`)
        : difference('different', at, message),
    )
  }
  const [own, other] = [defaultOf(agreed), defaultOf(has)]
  if (own !== other) found.push(difference('different', at, `has the default ${other}, agreed is ${own}`))
  return found
}

function defaultOf({ defaultValue, type }: Input): string {
  const value = defaultValue === undefined ? null : astFromValue(defaultValue, type)
  return value ? print(value) : 'none'
}
