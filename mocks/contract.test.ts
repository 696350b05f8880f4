/**
 * Tests that each endpoint's schema in the embedded backend fits the contract: described, with a resolver for every
 * call.
 */
import {
  buildSchema,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { endpointNames } from '@/api/endpoint-names'
import { schemaOf } from './schemas'

/** The contract's own types. */
function typesOf(schema: GraphQLSchema) {
  return Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  )
}

/** Everything in a schema that a reader needs a word about, by its name. */
function parts(schema: GraphQLSchema): { name: string; description: string | null | undefined }[] {
  return typesOf(schema).flatMap((type) => {
    const own = [{ name: type.name, description: type.description }]
    if (isEnumType(type))
      own.push(...type.getValues().map((value) => ({ ...value, name: `${type.name}.${value.name}` })))
    if (isObjectType(type) || isInputObjectType(type)) {
      own.push(...Object.values(type.getFields()).map((field) => ({ ...field, name: `${type.name}.${field.name}` })))
    }
    if (isObjectType(type)) own.push(...Object.values(type.getFields()).flatMap((field) => argumentsOf(type, field)))
    return own
  })
}

function argumentsOf(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>) {
  return field.args.map(({ name, description }) => ({ name: `${type.name}.${field.name}(${name})`, description }))
}

/** What has no description. */
function undescribed(schema: GraphQLSchema): string[] {
  return parts(schema).flatMap(({ name, description }) => (description?.trim() ? [] : [name]))
}

function callsOf(schema: GraphQLSchema) {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    type ? Object.values(type.getFields()) : [],
  )
}

/** The calls nothing answers. */
function unresolved(schema: GraphQLSchema): string[] {
  return callsOf(schema).flatMap(({ name, resolve }) => (resolve ? [] : [name]))
}

describe.each(endpointNames)('the contract of %s', (endpoint) => {
  it('describes every type, field, argument and value', () => {
    expect(undescribed(schemaOf(endpoint))).toEqual([])
  })

  it('has a resolver for every call', () => {
    expect(callsOf(schemaOf(endpoint)).length).toBeGreaterThan(0)
    expect(unresolved(schemaOf(endpoint))).toEqual([])
  })
})

it('finds undescribed schema parts and operations without a resolver', () => {
  const bare = buildSchema(
    '"Asks." type Query { "Told." told("Said." a: Int, b: Int): Kind untold: Int } enum Kind { A }',
  )
  expect(undescribed(bare)).toEqual(['Query.untold', 'Query.told(b)', 'Kind', 'Kind.A'])
  expect(unresolved(bare)).toEqual(['told', 'untold'])
})

/** Calls as the specification's section 7 names them: arguments and what they answer. */
const named: Readonly<Record<string, string>> = {
  'permission.login': '(account: AccountInput!) LoginResult!',
  'permission.loginByPassword': '(account: AccountInput!) LoginResult!',
  'permission.userLogin': '(account: AccountInput!) LoginResult!',
  'permission.user': '(userId: ID) User!',
  'permission.saveUser': '(user: UserInput!, id: ID) SavedUser!',
  'permission.logout': '() LogoutResult!',
  'permission.menuSystem': '() [MenuSystem!]!',
  'permission.userUnitBind': '(unitId: ID!, unitName: String!) Boolean!',
  'authentication.adLogin': '(loginInput: LoginInput!) LoginResult!',
  'authentication.login': '(loginInput: LoginInput!, type: String = userLogin) LoginResult!',
  'wechat.wechatLogin': '(clientType: String!, code: String!, platform: String!) WechatLoginResult!',
  'wechat.bindWechat':
    '(validateCode: String!, mobile: String!, clientType: String!, redisKey: String!, platform: String!) WechatLoginResult!',
  'wechat.registerWechat':
    '(input: WechatRegisterInput!, redisKey: String!, clientType: String!, platform: String!) WechatLoginResult!',
  'common.verifyVerificationCode': '(mobile: String!, code: String!, key: String, secret: String) Boolean!',
  'common.sendVerificationCode': '(mobile: String!, key: String, secret: String) Boolean!',
  'common.sendVerificationCodeEmail': '(email: String!) Boolean!',
  'common.dictionaries': '(type: String!, code: String, keyword: String, limit: Int) [DictionaryItem!]!',
  'common.allUnits': '(unitName: String, nums: Int = 20) [UnitSearchResult!]!',
  'common.uploadToken': '(key: String!, isPrivate: Boolean!, mimeType: String) UploadToken!',
  'program.guideYears': '() [GuideYear!]!',
  'award.getFrontRoleType': '() Int!',
  'expert.expert': '(userId: ID) Expert',
  'message.insiteMessages':
    '(system: [String!], type: MessageType, read: Boolean, pageNo: Int! = 1, pageSize: Int! = 10) MessagePage!',
  'message.markMessageRead': '(id: ID!) Boolean!',
  'message.removeMessage': '(id: ID!) Boolean!',
  'message.sendMessage': '(completedTodoSendMessage: CompletedTodoInput!) Boolean!',
  'innovation.getDefineTechUnitNew': '(id: ID!) TechEnterpriseDefinition',
  'innovation.defineTechUnitModify': '(unitTechDefineNewInput: UnitTechDefineNewInput!) Boolean!',
}

it.each(Object.entries(named))('%s matches the specification’s name', (path, signature) => {
  const [endpoint, name = ''] = path.split('.')
  const schema = schemaOf(endpointNames.find((endpointName) => endpointName === endpoint) ?? 'award')
  const call = schema.getQueryType()?.getFields()[name] ?? schema.getMutationType()?.getFields()[name]
  const args = call?.args.map(({ name: arg, type, defaultValue }) => {
    return `${arg}: ${type}${defaultValue === undefined ? '' : ` = ${String(defaultValue)}`}`
  })
  expect(`(${args?.join(', ')}) ${call?.type}`).toBe(signature)
})
