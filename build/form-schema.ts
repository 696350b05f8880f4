/** Makes the JSON Schema of form definitions out of the TypeScript types, so that an author's editor completes and checks them; the demo build serves it. */

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'

/** As JSON Schema (draft 7, which every editor knows) has it. */
type Schema = Readonly<Record<string, unknown>>

/** What the language says of itself at run time; the rest is read off the types of definitions. */
interface Language {
  dialect: number
  /** Attribute tables by name of kind. */
  kinds: Readonly<Record<string, Readonly<Record<string, { schema: Schema }>>>>
  columnKinds: readonly string[]
  operators: readonly string[]
  /** Definitions that are right: each kind's first field in them is its example. */
  samples: readonly unknown[]
}

interface Node {
  type: string
  start: number
  // biome-ignore lint/suspicious/noExplicitAny: a syntax tree, read by the names its grammar gives
  [name: string]: any
}

interface Member {
  name: string
  optional: boolean
  about: string | undefined
  type: Node
}

interface Declared {
  about: string | undefined
  extends: readonly string[]
  members: readonly Member[]
  /** What a type alias stands for. */
  alias?: Node
}

const home = fileURLToPath(new URL('../src/smartform', import.meta.url))

/** The interfaces and types of definitions, with their doc comments, by name. */
function declaredTypes(): ReadonlyMap<string, Declared> {
  const found = new Map<string, Declared>()
  for (const file of [
    '../lib/personal-data/kinds.ts',
    'schema/definition.ts',
    'schema/field-base.ts',
    ...readdirSync(`${home}/kinds`, { recursive: true }).map((name) => `kinds/${name}`),
  ]) {
    if (!file.endsWith('.ts') || file.includes('.test.')) continue
    const source = readFileSync(`${home}/${file}`, 'utf8')
    const { program, comments } = parseSync(file, source)
    const aboutOf = (node: Node) => {
      const comment = comments.findLast(
        (one) => one.end <= node.start && source.slice(one.end, node.start).trim() === '',
      )
      return comment?.value.startsWith('*')
        ? comment.value
            .replace(/\s*\n\s*\*?\s*/g, ' ')
            .slice(1)
            .trim()
        : undefined
    }
    for (const statement of program.body as unknown as Node[]) {
      const node: Node = statement.declaration ?? statement
      if (node.type === 'TSTypeAliasDeclaration')
        found.set(node.id.name, { about: aboutOf(statement), extends: [], members: [], alias: node.typeAnnotation })
      if (node.type === 'TSInterfaceDeclaration')
        found.set(node.id.name, {
          about: aboutOf(statement),
          extends: (node.extends ?? []).map((one: Node) => one.expression.name),
          members: membersOf(node.body.body, aboutOf),
        })
    }
  }
  return found
}

function membersOf(body: readonly Node[], aboutOf: (node: Node) => string | undefined): Member[] {
  const described = body.filter((one) => one.type === 'TSPropertySignature' && one.typeAnnotation)
  return described.map((one) => ({
    name: one.key.name,
    optional: one.optional === true,
    about: aboutOf(one),
    type: one.typeAnnotation.typeAnnotation,
  }))
}

/** The JSON Schema of form definitions: structure and words of the types, limits of the kinds' attribute tables. */
function definitionSchema(language: Language): Schema {
  const types = declaredTypes()
  const defs: Record<string, Schema> = {}

  const refer = (name: string): Schema => {
    if (name === 'FieldSource') return { $ref: '#/$defs/Field' }
    if (name === 'ColumnSource') return { $ref: '#/$defs/Column' }
    if (name === 'ExpressionSource') return { $ref: '#/$defs/Expression' }
    const declared = types.get(name)
    if (!declared) return {}
    if (declared.alias && name !== 'Text') return schemaOf(declared.alias)
    if (!defs[name]) {
      defs[name] = {}
      defs[name] = declared.alias ? { description: declared.about, ...schemaOf(declared.alias) } : objectOf(name)
    }
    return { $ref: `#/$defs/${name}` }
  }

  const schemaOf = (type: Node): Schema => {
    switch (type.type) {
      case 'TSStringKeyword':
        return { type: 'string' }
      case 'TSNumberKeyword':
        return { type: 'number' }
      case 'TSBooleanKeyword':
        return { type: 'boolean' }
      case 'TSLiteralType':
        return { enum: [type.literal.value] }
      case 'TSTypeOperator':
      case 'TSParenthesizedType':
        return schemaOf(type.typeAnnotation)
      case 'TSArrayType':
        return { type: 'array', items: schemaOf(type.elementType) }
      case 'TSUnionType':
        return unionOf(type.types)
      case 'TSTypeLiteral':
        return closed(membersOf(type.members, () => undefined))
      case 'TSTypeReference':
        if (type.typeName.name === 'Readonly') return schemaOf(type.typeArguments.params[0])
        if (type.typeName.name === 'Record')
          return { type: 'object', additionalProperties: schemaOf(type.typeArguments.params[1]) }
        return refer(type.typeName.name)
      default:
        return {}
    }
  }

  /** A part may stand for any of them: what has `part` is one, so that the faults of both are told apart. */
  const unionOf = (members: readonly Node[]): Schema => {
    const options = members.map(schemaOf)
    const part = options.find(({ $ref }) => $ref === '#/$defs/PartUse')
    const others = options.filter((one) => one !== part)
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
    if (part) return { if: { type: 'object', required: ['part'] }, then: part, else: others[0] }
    const values = options.flatMap((one) => (Array.isArray(one.enum) ? one.enum : []))
    return values.length > 0 && options.every((one) => Array.isArray(one.enum)) ? { enum: values } : { anyOf: options }
  }

  const membersFrom = (name: string): Member[] => {
    const declared = types.get(name)
    return declared ? [...declared.extends.flatMap(membersFrom), ...declared.members] : []
  }

  const closed = (members: readonly Member[], limits: Readonly<Record<string, { schema: Schema }>> = {}): Schema => ({
    type: 'object',
    properties: Object.fromEntries(
      members.map(({ name, about, type }) => {
        const shape = schemaOf(type)
        const { items, properties, required, ...limit } = '$ref' in shape ? {} : (limits[name]?.schema ?? {})
        const known = Object.keys(shape.items ?? {}).length > 0
        return [
          name,
          { ...(about && { description: about }), ...shape, ...limit, ...(items && !known ? { items } : {}) },
        ]
      }),
    ),
    required: members.filter(({ optional }) => !optional).map(({ name }) => name),
    additionalProperties: false,
  })

  const objectOf = (name: string): Schema => ({ description: types.get(name)?.about, ...closed(membersFrom(name)) })

  const kindNames = Object.keys(language.kinds)
  for (const kind of kindNames) {
    const [name] = [...types].find(([, { members }]) =>
      members.some((one) => one.name === 'kind' && one.type.literal?.value === kind),
    ) ?? [kind]
    defs[kind] = {
      description: types.get(name)?.about,
      examples: firstOfKind(language.samples, kind),
      ...closed(membersFrom(name), language.kinds[kind]),
    }
  }
  const oneOf = (names: readonly string[]): Schema => ({
    type: 'object',
    required: ['kind'],
    properties: { kind: { enum: names } },
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
    allOf: names.map((kind) => ({ if: { properties: { kind: { const: kind } } }, then: { $ref: `#/$defs/${kind}` } })),
  })
  defs.Field = { description: 'A field of a section.', ...oneOf(kindNames) }
  defs.Column = { description: 'A column of a table.', ...oneOf(language.columnKinds) }
  defs.Expression = {
    description: types.get('ExpressionSource')?.about,
    anyOf: [
      { type: ['string', 'number', 'boolean', 'null'] },
      {
        type: 'array',
        minItems: 1,
        items: [{ enum: language.operators }],
        additionalItems: { $ref: '#/$defs/Expression' },
      },
    ],
    examples: [
      ['gt', ['field', 'amount'], 100],
      ['sum', ['column', 'costs', 'special']],
    ],
  }
  const form = closed(membersFrom('FormSource'))
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Form definition',
    description:
      'A form as data: pages of sections of fields, and rules across them. The guide is src/smartform/README.md.',
    ...form,
    properties: {
      $schema: { type: 'string' },
      ...(form.properties as Schema),
      dialect: {
        description: 'The version of this language.',
        enum: Array.from({ length: language.dialect }, (_, index) => index + 1),
      },
    },
    $defs: defs,
  }
}

/** The first field or column of a kind in the samples, as an example. */
function firstOfKind(samples: unknown, kind: string): unknown[] {
  if (typeof samples !== 'object' || samples === null) return []
  if ('kind' in samples && samples.kind === kind) return [samples]
  for (const inside of Object.values(samples)) {
    const found = firstOfKind(inside, kind)
    if (found.length > 0) return found
  }
  return []
}

type Load = (path: string) => Promise<Record<string, unknown>>

/** The same for the language as it stands in this tree, its modules read by `load` (Vite's `ssrLoadModule`, or `import`). */
export async function currentSchema(load: Load): Promise<Schema> {
  const [{ dialect }, { fieldKindNames, kindOf }, { columnKinds }, { operators }, { references }, { allDefinitions }] =
    (await Promise.all(
      [
        '/src/smartform/schema/parse-definition.ts',
        '/src/smartform/kinds/kinds.ts',
        '/src/smartform/kinds/column-kinds.ts',
        '/src/smartform/expression/operators.ts',
        '/src/smartform/expression/parse.ts',
        '/mocks/forms/definitions.ts',
      ].map(load),
      // biome-ignore lint/suspicious/noExplicitAny: modules by their paths
    )) as any
  return definitionSchema({
    dialect,
    kinds: Object.fromEntries(fieldKindNames.map((kind: string) => [kind, kindOf({ kind }).attributes])),
    columnKinds: Object.keys(columnKinds),
    operators: Object.keys({ ...references, ...operators }),
    samples: allDefinitions.toReversed(),
  })
}
