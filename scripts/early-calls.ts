import { readFileSync } from 'node:fs'
import { addTypenameToDocument } from '@apollo/client/utilities'
import { type DocumentNode, parse, print, separateOperations, stripIgnoredCharacters } from 'graphql'
import type { ListedWorks } from '../src/lib/route-handle.ts'
import type { AheadCall } from './ahead.mjs'

interface EarlyCall {
  /** The operation's file; its name ends in the endpoint. */
  file: string
  operationName: string
  variables: object
  /** The pattern of the page that makes it; absent: every page. */
  page?: string
  /** Only pages where a work's form is filled in make it; `$work` in its variables is the work's id. */
  form?: true
  /** Only pages whose list says so make it; `$works` and `$counts` in its variables are what it says of it. */
  list?: keyof ListedWorks
  /** The call that follows; a `$field` in its variables is what the answer says there. */
  next?: Pick<EarlyCall, 'file' | 'operationName' | 'variables'>
}

const session = (endpoint: string) => `src/session/graphql/session.${endpoint}.graphql`
const todos = 'src/work/graphql/todos.workflow.graphql'
const works = 'src/work/graphql/works.workflow.graphql'
const forms = 'src/shared/graphql/forms.smartform.graphql'
const systems = ['s01', 's02', 's09', 's10', 's23']

/**
 * What every session begins with (`src/session/load-session.ts`), what the header asks for everybody (`src/shared/unread.ts`), and what home,
 * the forms of works (`src/work/pages/WorkFormPage.tsx`) and lists of them do (`src/work/components/WorkTable.tsx`); tests hold them to what is asked there.
 */
const calls: EarlyCall[] = [
  { file: session('permission'), operationName: 'CurrentUser', variables: {} },
  { file: session('permission'), operationName: 'UserUnits', variables: { applyStatus: 0 } },
  { file: session('permission'), operationName: 'MenuSystem', variables: {} },
  { file: session('award'), operationName: 'FrontRoleType', variables: {} },
  { file: session('expert'), operationName: 'SessionExpert', variables: {} },
  {
    file: 'src/shared/graphql/messages.message.graphql',
    operationName: 'UnreadMessages',
    variables: { system: systems, pageNo: 1, pageSize: 5 },
  },
  { file: todos, operationName: 'Todos', variables: { pile: 'DO', pageNo: 1, pageSize: 50 }, page: '/' },
  { file: todos, operationName: 'Todos', variables: { pile: 'OTHERS', pageNo: 1, pageSize: 50 }, page: '/' },
  {
    file: 'src/features/home/graphql/home.program.graphql',
    operationName: 'HomeOpenGuides',
    variables: { pageSize: 5 },
    page: '/',
  },
  { file: works, operationName: 'Works', variables: { filter: '$works', pageNo: 1, pageSize: 10 }, list: 'works' },
  { file: works, operationName: 'WorkCounts', variables: { filter: '$counts' }, list: 'counts' },
  {
    file: 'src/shared/graphql/years.program.graphql',
    operationName: 'GuideYears',
    variables: {},
    list: 'years',
  },
  {
    file: 'src/features/project/graphql/topics.program.graphql',
    operationName: 'OwnTopics',
    variables: {},
    page: '/my-project',
  },
  { file: works, operationName: 'Work', variables: { id: '$work' }, form: true },
  { file: works, operationName: 'WorkHistory', variables: { contentId: '$work' }, form: true },
  {
    file: forms,
    operationName: 'FormContent',
    variables: { contentId: '$work' },
    form: true,
    next: {
      file: forms,
      operationName: 'FormDefinition',
      variables: { formId: '$formId', version: '$formVersion' },
    },
  },
]

/** The calls that a page makes first whoever opens it, as Apollo sends them. */
export const earlyCalls = (origin: string) => asSent(origin, calls)

/** Those of them that every session begins with. */
export const sessionCalls = (origin: string) =>
  asSent(
    origin,
    calls.filter(({ file }) => file.startsWith('src/session/')),
  )

function asSent(origin: string, calls: readonly EarlyCall[]): AheadCall[] {
  return calls.map(({ page, form, list, next, ...call }) => ({
    ...sent(origin, call),
    page,
    form,
    list,
    next: next && sent(origin, next),
  }))
}

function sent(
  origin: string,
  { file, operationName, variables }: Pick<EarlyCall, 'file' | 'operationName' | 'variables'>,
) {
  const operation = separateOperations(parse(readFileSync(file, 'utf8')))[operationName]
  if (!operation) throw new Error(`${file} holds no ${operationName}`)
  const query = stripIgnoredCharacters(print(addTypenameToDocument(operation as DocumentNode)))
  const [, endpoint] = /\.(\w+)\.graphql$/.exec(file) ?? []
  return { url: `${origin}/api/${endpoint}/graphql`, call: { operationName, variables, query } }
}
