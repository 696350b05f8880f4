import {
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
} from 'graphql'
import type { Difference } from './difference.ts'

/** Sends a document that no server may execute, and gives the messages it is refused with; null where it was not read at all. */
export type Refuse = (query: string) => Promise<string[] | null>

/**
 * Compares where introspection is off: by what documents are refused for, never by executing one. Each asks for a field that exists nowhere,
 * and holds what is probed in fragments on types that are not its root's, so that a server which does not validate executes nothing of it
 * either. Whether something fits is told by the number of refusals, in whatever words. Null where the server does not tell.
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
function asked({ name, args, type }: GraphQLField<unknown, unknown>) {
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
  const said = probed.filter((message) => !base.includes(message))
  return said.length > 0 ? said : probed.slice(-1)
}

async function probeObject(type: GraphQLObjectType, probe: Probe): Promise<Difference[]> {
  const base = await probe(type.name)
  if (!base) return []
  const fields = Object.values(type.getFields()).map((field) => ({ field, ...asked(field) }))
  const all = await probe(
    type.name,
    fields.map(({ selection }) => selection).join(' '),
    fields.flatMap(({ variables }) => variables),
  )
  if (all && all.length <= base.length) return []
  const found: Difference[] = []
  for (const { field, selection, variables } of fields) {
    const [says] = beyond(base, await probe(type.name, selection, variables))
    if (says !== undefined) found.push(refused(`${type.name}.${field.name}`, field.name, says))
  }
  return found
}

/** What a refusal is called: something the server does not know, or something it knows otherwise. */
function refused(at: string, name: string, says: string): Difference {
  const unknown = /cannot query|undefined|unknown|not defined|does not exist|doesn't exist|not found/i.test(says)
  return { kind: unknown && says.includes(name) ? 'missing' : 'different', at, says: says.slice(0, 300) }
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
    const [says] = beyond(bare, await probe(outer, '', [`$v: ${type.name} = ${name}`]))
    if (says !== undefined) found.push({ kind: 'missing', at: `${type.name}.${name}`, says: says.slice(0, 300) })
  }
  return found
}

/** Fields of an input are probed in a call that takes it, each by a variable of the type agreed. */
async function probeInput(
  type: GraphQLInputObjectType,
  objects: readonly GraphQLObjectType[],
  probe: Probe,
): Promise<Difference[]> {
  const place = placeOf(type, objects)
  if (!place) return []
  const { on, field, before, after } = place
  const fields = Object.values(type.getFields())
  const others = field.args.filter((arg) => !before.startsWith(`${arg.name}:`))
  const rest = others.map((arg) => `${arg.name}: $arg_${arg.name}`).join(' ')
  const below = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : ''
  const send = (names: readonly string[]) =>
    probe(
      on,
      `${field.name}(${before}{ ${names.map((name) => `${name}: $f_${name}`).join(' ')} }${after} ${rest})${below}`,
      [
        ...fields.filter(({ name }) => names.includes(name)).map((one) => `$f_${one.name}: ${one.type}`),
        ...others.map((arg) => `$arg_${arg.name}: ${arg.type}`),
      ],
    )
  const base = await probe(on)
  const all = await send(fields.map(({ name }) => name))
  const left = base && beyond(base, all)
  if (!left || left.length === 0) return []
  return left.map((says) => {
    const at = (name: string) => says.search(new RegExp(`\\b(f_)?${name}\\b`))
    // A server may go on to guess what else was meant.
    const [name] = fields
      .map((one) => one.name)
      .filter((one) => at(one) >= 0)
      .toSorted((a, b) => at(a) - at(b))
    return refused(name ? `${type.name}.${name}` : type.name, name ?? type.name, says)
  })
}

/** A call that takes an input, by itself or within another. */
function placeOf(type: GraphQLInputObjectType, objects: readonly GraphQLObjectType[]) {
  for (const object of objects)
    for (const field of Object.values(object.getFields()))
      for (const arg of field.args) {
        const taken = getNamedType(arg.type)
        if (taken === type) return { on: object.name, field, before: `${arg.name}: `, after: '' }
        if (!isInputObjectType(taken)) continue
        const within = Object.values(taken.getFields()).find((one) => getNamedType(one.type) === type)
        // What else the outer one requires would be refused as absent.
        const alone = Object.values(taken.getFields()).every((one) => one === within || !String(one.type).endsWith('!'))
        if (within && alone) return { on: object.name, field, before: `${arg.name}: { ${within.name}: `, after: ' }' }
      }
  return null
}
