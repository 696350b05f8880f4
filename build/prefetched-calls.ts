/** The calls that a page's prefetch script sends before any code of the portal has loaded. */

import { readFileSync } from 'node:fs'
import { addTypenameToDocument } from '@apollo/client/utilities'
import { type DocumentNode, parse, print, separateOperations, stripIgnoredCharacters } from 'graphql'
import type { ListedWorks, OpenedContent } from '../src/lib/routing/route-handle.ts'
import type { PrefetchedCall, SentCall } from './prefetch.mjs'

interface AskedCall {
  /** The operation's file; its name ends in the endpoint. */
  file: string
  operationName: string
  /**
   * Placeholders: `$param` is a route parameter; `$opened`, `$kinds`, `$works` and `$counts` come from the route's handle; in a `next` call
   * `$field` is a field of the previous response.
   */
  variables: object
  /** The call to send next. Skipped where the field named in `given`, or one of its variables, is null in the previous response. */
  next?: AskedCall & { given?: string }
}

interface EarlyCall extends AskedCall {
  /** The pattern of the page that makes it; absent: every page. */
  page?: string
  /** The prefix of the patterns of the pages that send it. */
  under?: string
  /** Only pages that open one of these send it. */
  opens?: readonly OpenedContent['target'][]
  /** Only pages with such a list send it. */
  list?: keyof ListedWorks
}

const session = (endpoint: string) => `src/session/graphql/session.${endpoint}.graphql`
const todos = 'src/work/graphql/todos.workflow.graphql'
const works = 'src/work/graphql/works.workflow.graphql'
const forms = 'src/shared/graphql/forms.smartform.graphql'
const definition = {
  file: forms,
  operationName: 'FormDefinition',
  variables: { formId: '$formId', version: '$formVersion' },
}
/** The content of a form: the answers, then the definition in their version. */
const contentOf = (contentId: string) => ({
  file: forms,
  operationName: 'FormContent',
  variables: { contentId },
  next: definition,
})
const systems = ['s01', 's02', 's09', 's10', 's23']

/**
 * The calls of every session (`src/session/load-session.ts`), of the header (`src/shared/mail/unread.ts`), of home, of
 * pages about one work item, and of lists of work items (`src/work/components/WorkTable.tsx`). Tests compare them with
 * the calls of the pages.
 */
const calls: EarlyCall[] = [
  { file: session('permission'), operationName: 'CurrentUser', variables: {} },
  { file: session('permission'), operationName: 'UserUnits', variables: {} },
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
  {
    file: works,
    operationName: 'Work',
    variables: { kinds: '$kinds', id: '$opened' },
    opens: ['work', 'answers'],
  },
  { file: works, operationName: 'WorkHistory', variables: { contentId: '$opened' }, opens: ['work', 'answers'] },
  { ...contentOf('$opened'), opens: ['answers'] },
  {
    file: 'src/features/review/graphql/review.evaluation.graphql',
    operationName: 'ReviewTask',
    variables: { taskId: '$opened' },
    opens: ['review'],
    // Before the declaration of interests the document is closed.
    next: { ...contentOf('$opened'), given: 'document' },
  },
  {
    file: 'src/work/graphql/delegated-sections.workflow.graphql',
    operationName: 'DelegatedSection',
    variables: { id: '$opened' },
    opens: ['part'],
    next: contentOf('$workId'),
  },
  {
    file: 'src/features/company/graphql/unit.permission.graphql',
    operationName: 'CompanyUnit',
    variables: { unitId: '$id' },
    under: '/company/:id/',
  },
]

/** The calls that pages send on opening, the same for every user, in the form that Apollo sends. */
export const prefetchedCalls = (origin: string) => asSent(origin, calls)

/** The calls that every session starts with. */
export const sessionCalls = (origin: string) =>
  asSent(
    origin,
    calls.filter(({ file }) => file.startsWith('src/session/')),
  )

function asSent(origin: string, calls: readonly EarlyCall[]): PrefetchedCall[] {
  return calls.map(({ page, under, opens, list, ...call }) => ({ ...sent(origin, call), page, under, opens, list }))
}

function sent(origin: string, { file, operationName, variables, next }: AskedCall): SentCall {
  const operation = separateOperations(parse(readFileSync(file, 'utf8')))[operationName]
  if (!operation) throw new Error(`${file} holds no ${operationName}`)
  const query = stripIgnoredCharacters(print(addTypenameToDocument(operation as DocumentNode)))
  const [, endpoint] = /\.(\w+)\.graphql$/.exec(file) ?? []
  return {
    url: `${origin}/api/${endpoint}/graphql`,
    call: { operationName, variables, query },
    next: next && { ...sent(origin, next), given: next.given },
  }
}
