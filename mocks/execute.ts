/** Executes one GraphQL request: schema, token, resolvers, error codes; for msw's handlers and for tests without HTTP. */

import {
  type DocumentNode,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql'
import type { EndpointName } from '@/api/endpoint-names'
import { passwordEndpoints } from '@/lib/text/passwords'
import { registerPublished } from '@/work/kinds/all'
import type { BackendContext } from './context'
import { englishNamesIn } from './english-names'
import { messageOf } from './fail'
import { registerForms } from './forms/published'
import { schemaOf, validDocumentsOf } from './schemas'
import { readSession } from './sessions'
import { sendHeldLetters } from './work/batch/held-letters'
import { lapseWorks } from './work/lapse'
import { openTopics } from './work/topics'

/** The body of a client's request. */
export interface GraphqlRequest {
  query: string
  operationName?: string | null
  variables?: Record<string, unknown> | null
}

export interface GraphqlAnswer {
  status: number
  body: {
    data?: unknown
    errors?: { message: string; path?: unknown; extensions?: unknown }[]
    /** The English names of who and what `data` names. */
    extensions?: { englishNames: Readonly<Record<string, string>> }
  }
}

/** The calls without login, by endpoint; all others need one. */
const open: Partial<Record<EndpointName, readonly string[] | 'all'>> = {
  permission: [
    'login',
    'loginByPassword',
    'userLogin',
    'logout',
    'textToSignIn',
    'oauthClient',
    'register',
    'resetPassword',
    'requestUnitRename',
    'unitRename',
  ],
  authentication: 'all',
  wechat: 'all',
  expert: ['expertInvitation'],
  award: ['nominationNotice', 'acceptedReports', 'acceptedReport'],
  program: ['topicLink', 'guide', 'guides', 'guideYears'],
  common: [
    'dictionaries',
    'dictionaryTree',
    'allUnits',
    'verifyVerificationCode',
    'sendVerificationCode',
    'sendVerificationCodeEmail',
  ],
}

/** Whether an operation contains a call that needs login. */
export function needsLogin(endpoint: EndpointName, operation: OperationDefinitionNode): boolean {
  const calls = open[endpoint] ?? []
  if (calls === 'all') return false
  return operation.selectionSet.selections.some(
    (selection) => selection.kind !== Kind.FIELD || !calls.includes(selection.name.value),
  )
}

/** An error response before any resolver runs. */
export function refusal(status: number, code: number): GraphqlAnswer {
  return { status, body: { errors: [{ message: messageOf(code), extensions: { code } }] } }
}

/**
 * Answers one request: validates it against the endpoint's schema as a real server would, checks the token (HTTP 400,
 * 402, 403), then runs the resolvers. A resolver's refusal is HTTP 200 with the code in `errors[].extensions.code`.
 */
export async function answerGraphql(
  endpoint: EndpointName,
  request: GraphqlRequest,
  context: Omit<BackendContext, 'caller'>,
): Promise<GraphqlAnswer> {
  const schema = schemaOf(endpoint)
  const { document, faults } = readDocument(schema, request.query)
  if (!document) return invalid(faults)
  const operation = getOperationAST(document, request.operationName)
  if (!operation) return invalid([new GraphQLError('Unknown operation')])

  const session = readSession(context.db, context.token, context.now)
  if (session.status !== 200 && needsLogin(endpoint, operation)) return refusal(session.status, session.status)

  registerPublished(context.db.publishedKinds.all().map(({ description }) => description))
  registerForms(context.db.publishedForms.all())
  sendHeldLetters(context)
  lapseWorks({ ...context, caller: null })
  openTopics({ ...context, caller: null })
  const result = await execute({
    schema,
    document,
    operationName: request.operationName,
    variableValues: await opened(endpoint, request.variables),
    contextValue: { ...context, caller: session.user } satisfies BackendContext,
  })
  const errors = result.errors?.map(present)
  const englishNames = englishNamesIn(context.db, result.data)
  return {
    status: 200,
    body: { data: result.data, ...(errors && { errors }), ...(englishNames && { extensions: { englishNames } }) },
  }
}

/** Variables whose sealed passwords are opened; the cipher's code loads with the first. */
async function opened(
  endpoint: EndpointName,
  variables: GraphqlRequest['variables'],
): Promise<GraphqlRequest['variables']> {
  if (!variables || !passwordEndpoints.includes(endpoint) || !/"04[0-9a-f]{192}/i.test(JSON.stringify(variables)))
    return variables
  return (await import('./sealed-passwords')).openPasswords(variables)
}

/** The portal has some 500 operations; who sends more texts than these cannot fill the memory. */
const maxDocumentsOfSchema = 200

/** Parses and validates a request's text; a valid document is kept, because the portal sends the same texts again and again. */
function readDocument(
  schema: GraphQLSchema,
  text: string,
): { document?: DocumentNode; faults: readonly GraphQLError[] } {
  const known = validDocumentsOf(schema)
  const kept = known.get(text)
  if (kept) return { document: kept, faults: [] }
  let document: DocumentNode
  try {
    document = parse(text)
  } catch (error) {
    return { faults: [error instanceof GraphQLError ? error : new GraphQLError(String(error))] }
  }
  const faults = validate(schema, document)
  if (faults.length > 0) return { faults }
  if (known.size >= maxDocumentsOfSchema) known.clear()
  known.set(text, document)
  return { document, faults }
}

/**
 * The response to a request that violates the contract, which is a bug: HTTP 200 with code 500, like the real server.
 */
function invalid(errors: readonly GraphQLError[]): GraphqlAnswer {
  return {
    status: 200,
    body: { errors: errors.map((error) => ({ message: error.message, extensions: { code: 500 } })) },
  }
}

function present(error: GraphQLError) {
  const { code = 500, ...facts } = error.extensions
  // A resolver threw an unexpected error: report it to developers; the user gets the catalogue's text of 500.
  if (code === 500 && error.originalError) reportError(error.originalError)
  return { message: error.message, path: error.path, extensions: { code, ...facts } }
}

function reportError(error: Error): void {
  // biome-ignore lint/suspicious/noConsole: the embedded backend's log
  console.error('embedded backend:', error)
}
