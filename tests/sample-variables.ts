import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql'

/** Values by variable or field name, or by operation and variable (`Work.id`), that make sense in the embedded data; anything else is made from its type. */
export type Samples = Readonly<Record<string, unknown>>

function sample(name: string, type: GraphQLInputType, samples: Samples): unknown {
  if (name in samples) return samples[name]
  if (isNonNullType(type)) return sample(name, type.ofType, samples)
  if (isListType(type)) return []
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type) || field.name in samples)
    return Object.fromEntries(needed.map((field) => [field.name, sample(field.name, field.type, samples)]))
  }
  return { Int: 1, Float: 1, Boolean: true, JSON: {}, Timestamp: 0 }[type.name] ?? 'x'
}

/** Variables an operation can be executed with: each one it declares, from `samples` or from its type. */
export function sampleVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  samples: Samples,
): Record<string, unknown> {
  const variables: Record<string, unknown> = {}
  for (const { variable, type: typeNode } of operation.variableDefinitions ?? []) {
    const type = typeFromAST(schema, typeNode as never) as GraphQLInputType | undefined
    if (!type) continue
    const name = variable.name.value
    const own = `${operation.name?.value}.${name}`
    if (own in samples) {
      variables[name] = samples[own]
      continue
    }
    if (isNonNullType(type) || name in samples) variables[name] = sample(name, type, samples)
  }
  return variables
}
