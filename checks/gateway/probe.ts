/**
 * Compares a gateway's schema with the contract when introspection is off, by the errors it answers to test
 * documents.
 */
import {
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isRequiredInputField,
} from 'graphql'
import type { Difference } from './difference.ts'

/** Sends a document that no server may execute, and gives the messages it is refused with; null where it was not read at all. */
export type Refuse = (query: string) => Promise<string[] | null>

/**
 * Compares schemas when introspection is disabled, by validation errors alone: nothing is executed. Every document
 * selects a field that does not exist, with the probed part in fragments on non-root types, so that even a server
 * without validation executes nothing. The number of errors shows whether a part fits, whatever their text. Null when
 * the server does not validate.
 */
export async function probeSchema(schema: GraphQLSchema, refuse: Refuse): Promise<Difference[] | null> {
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type))
  const objects = types.filter(isObjectType)
  const outer = objects.find((type) => type !== schema.getQueryType() && type !== schema.getMutationType())
  if (!outer) return null
  const probe: Probe = (type, selection = '', variables = []) => {
    const heads = variables.length > 0 ? `(${variables.join(' ')})` : ''
    return refuse(
      `query Probe${heads} { ${nowhere} ...Outer } fragment Outer on ${outer.name} { ...Inner } fragment Inner on ${type} { __typename ${selection} }`,
    )
  }
  const [base, more] = [await probe(outer.name), await probe(outer.name, `${nowhere}Either`)]
  if (!base || !more || more.length <= base.length) return null
  const found: Difference[] = []
  for (const type of objects) found.push(...(await probeObject(type, probe)))
  for (const type of types.filter(isEnumType)) found.push(...(await probeEnum(type, outer.name, probe)))
  for (const type of types.filter(isInputObjectType)) found.push(...(await probeInput(type, objects, probe)))
  return found
}

/** A field that no schema has. */
const nowhere = 'portalProbeNowhere'

type Probe = (type: string, selection?: string, variables?: readonly string[]) => Promise<string[] | null>

/** A field with all its arguments, as variables of the types agreed. */
function fieldCall({ name, args, type }: GraphQLField<unknown, unknown>) {
  const named = args.map((arg) => `${arg.name}: $${name}_${arg.name}`)
  const below = isCompositeType(getNamedType(type)) ? ' { __typename }' : ''
  return {
    selection: `${name}${named.length > 0 ? `(${named.join(' ')})` : ''}${below}`,
    variables: args.map((arg) => `$${name}_${arg.name}: ${arg.type}`),
  }
}

/** The refusals that a probe met beside those another meets as well. */
function beyond(base: readonly string[], probed: readonly string[] | null): string[] {
  if (!probed || probed.length <= base.length) return []
  const newMessages = probed.filter((message) => !base.includes(message))
  return newMessages.length > 0 ? newMessages : probed.slice(-1)
}

async function probeObject(type: GraphQLObjectType, probe: Probe): Promise<Difference[]> {
  const base = await probe(type.name)
  if (!base) return []
  const fields = Object.values(type.getFields()).map((field) => ({ field, ...fieldCall(field) }))
  const all = await probe(
    type.name,
    fields.map(({ selection }) => selection).join(' '),
    fields.flatMap(({ variables }) => variables),
  )
  if (all && all.length <= base.length) return []
  const found: Difference[] = []
  for (const { field, selection, variables } of fields) {
    const [message] = beyond(base, await probe(type.name, selection, variables))
    if (message !== undefined) found.push(refused(`${type.name}.${field.name}`, field.name, message))
  }
  return found
}

/** Names a validation error: a part that the server does not know, or one that it defines differently. */
function refused(at: string, name: string, message: string): Difference {
  const unknown = /cannot query|undefined|unknown|not defined|does not exist|doesn't exist|not found/i.test(message)
  return { kind: unknown && message.includes(name) ? 'missing' : 'different', at, message: message.slice(0, 300) }
}

/** Values of an enum are probed as defaults of variables, which stand for nothing. */
async function probeEnum(type: GraphQLEnumType, outer: string, probe: Probe): Promise<Difference[]> {
  const values = type.getValues().map(({ name }) => name)
  const heads = (value: (name: string) => string) =>
    values.map((name, index) => `$v${index}: ${type.name}${value(name)}`)
  const base = await probe(
    outer,
    '',
    heads(() => ''),
  )
  const all = await probe(
    outer,
    '',
    heads((name) => ` = ${name}`),
  )
  if (!base || (all && all.length <= base.length)) return []
  const bare = (await probe(outer, '', [`$v: ${type.name}`])) ?? []
  const found: Difference[] = []
  for (const name of values) {
    const [message] = beyond(bare, await probe(outer, '', [`$v: ${type.name} = ${name}`]))
    if (message !== undefined)
      found.push({ kind: 'missing', at: `${type.name}.${name}`, message: message.slice(0, 300) })
  }
  return found
}

/** Fields of an input are probed in a call that takes it, each by a variable of the type agreed. */
async function probeInput(
  type: GraphQLInputObjectType,
  objects: readonly GraphQLObjectType[],
  probe: Probe,
): Promise<Difference[]> {
  const location = locationOf(type, objects)
  if (!location) return []
  const { on, field, arg } = location
  const fields = Object.values(type.getFields())
  const others = field.args.filter((argument) => argument !== arg)
  const rest = others.map(({ name }) => `${name}: $arg_${name}`).join(' ')
  const below = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : ''
  const base = await probe(on)
  // An input of which exactly one field may be given is probed field by field.
  const groups = type.isOneOf ? fields.map((one) => [one]) : [fields]
  const remaining: string[] = []
  for (const group of groups) {
    const within = valueAt(location, `{ ${group.map(({ name }) => `${name}: $f_${name}`).join(' ')} }`)
    const all = await probe(on, `${field.name}(${arg.name}: ${within.value} ${rest})${below}`, [
      ...group.map((one) => `$f_${one.name}: ${one.type}${type.isOneOf ? '!' : ''}`),
      ...others.map((other) => `$arg_${other.name}: ${other.type}`),
      ...within.variables,
    ])
    // Errors about an enclosing input are reported where that input is probed.
    if (base) remaining.push(...beyond(base, all).filter((message) => !/\$around\d/.test(message)))
  }
  return remaining.map((message) => {
    const at = (name: string) => message.search(new RegExp(`\\b(f_)?${name}\\b`))
    // A server may go on to guess what else was meant.
    const [name] = fields
      .map((field) => field.name)
      .filter((text) => at(text) >= 0)
      .toSorted((a, b) => at(a) - at(b))
    return refused(name ? `${type.name}.${name}` : type.name, name ?? type.name, message)
  })
}

/** An argument that takes an input type, directly or nested. */
interface InputLocation {
  on: string
  field: GraphQLField<unknown, unknown>
  arg: GraphQLArgument
  /** From the argument's own input to the one in question. */
  steps: readonly GraphQLInputField[]
}

const endOf = ({ arg, steps }: InputLocation) => getNamedType((steps.at(-1) ?? arg).type)

/** The nearest call that takes an input, however deep in another; null where none does. */
function locationOf(type: GraphQLInputObjectType, objects: readonly GraphQLObjectType[]): InputLocation | null {
  const passed = new Set<unknown>()
  let locations = objects.flatMap((object) =>
    Object.values(object.getFields()).flatMap((field) =>
      field.args.map((arg): InputLocation => ({ on: object.name, field, arg, steps: [] })),
    ),
  )
  while (locations.length > 0) {
    const found = locations.find((location) => endOf(location) === type)
    if (found) return found
    locations = locations.flatMap((location) => {
      const end = endOf(location)
      if (!isInputObjectType(end) || passed.has(end)) return []
      passed.add(end)
      return Object.values(end.getFields()).map((step) => ({ ...location, steps: [...location.steps, step] }))
    })
  }
  return null
}

/** An input's value within those around it, each with what it would be refused without. */
function valueAt(location: InputLocation, value: string): { value: string; variables: string[] } {
  return location.steps.reduceRight(
    (inner, step, depth) => {
      const around = endOf({ ...location, steps: location.steps.slice(0, depth) })
      const needed = isInputObjectType(around)
        ? Object.values(around.getFields()).filter((field) => field !== step && isRequiredInputField(field))
        : []
      const others = needed.map((field) => `${field.name}: $around${depth}_${field.name}`)
      return {
        value: `{ ${[`${step.name}: ${inner.value}`, ...others].join(' ')} }`,
        variables: [...inner.variables, ...needed.map((field) => `$around${depth}_${field.name}: ${field.type}`)],
      }
    },
    { value, variables: [] as string[] },
  )
}
