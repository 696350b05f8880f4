/**
 * What browser tests do to the embedded backend, in the demo and served: network, clock, logins, personas, seeded
 * facts.
 */
import type { Person } from '@mocks/backend'
import type {} from '@mocks/browser'
import { checkCall, contentCall, decideCall, saveCall, startCall, submitCall } from '@mocks/resolvers/calls'
import { completeAnswers } from '@mocks/resolvers/complete-answers'
import { calm } from '@mocks/simulated-network'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { order, served } from './served'

/** What a test can make the network do; fields as in `mocks/simulated-network.ts`. */
interface NetworkChange {
  delay?: number
  offline?: boolean
  nextCode?: number
  nextStatus?: number
  nextMalformed?: boolean
}

/** The address every declaration of these tests answers to: the open guide on artificial intelligence. */
export const guide = () => {
  const number = `${String(new Date().getFullYear()).slice(2)}DZ1200`
  return { id: `guide-${number}`, remarkId: `remark-${number}` }
}

/** Content id of a draft the researcher has from the start; its guide closes within three days. */
export const draftClosingSoon = () => `content-${String(new Date().getFullYear()).slice(2)}Y1190-001`

/** Waits until the embedded backend answers in this page; it takes the calls over before the portal is drawn. */
async function backendReady(page: Page): Promise<void> {
  // Its first start lives all seeds through, which on a machine with much else to do takes longer than any step of a page.
  await page.waitForFunction(() => window.embeddedBackend !== undefined, undefined, { timeout: 60_000 })
}

/** Changes the simulated network for all tabs. */
export async function setNetwork(page: Page, change: NetworkChange): Promise<void> {
  if (served) return void (await order({ order: 'network', change }))
  await backendReady(page)
  await page.evaluate((expected) => {
    if (window.embeddedBackend) Object.assign(window.embeddedBackend.network, expected)
  }, change)
}

/** Lets time pass on the server, in milliseconds. */
export async function advance(page: Page, ms: number): Promise<void> {
  if (served) return void (await order({ order: 'advance', ms }))
  await backendReady(page)
  await page.evaluate((passed) => window.embeddedBackend?.advance(passed), ms)
}

/** Ends every login now, as the server sees it; the browser still holds its token. */
export async function endAllLogins(page: Page): Promise<void> {
  if (served) return void (await order({ order: 'endLogins' }))
  await backendReady(page)
  await page.evaluate(() => window.embeddedBackend?.network.expireNow())
}

/** Signs in without the screens, for tests about other things; the current page stays. */
export async function become(page: Page, person: Person): Promise<void> {
  const blank = page.url() === 'about:blank'
  // The guard has judged a page by now, so that it does not meet the new login half-way.
  if (!blank && !page.url().endsWith('/simulated/backend')) await page.getByRole('heading', { level: 1 }).waitFor()
  if (served) return keepToken(page, (await order({ order: 'signIn', person })) ?? '')
  if (blank) await page.goto('/simulated/backend')
  await backendReady(page)
  await page.evaluate(async (id) => {
    const token = await window.embeddedBackend?.signIn(id)
    // biome-ignore lint/suspicious/noDocumentCookie: what the sign-in page does, without it
    document.cookie = `portal_token=${token}; path=/; SameSite=Strict`
  }, person)
}

/** Puts a login into the cookie all tabs share; a connection that the server has just put down is no failure. */
async function keepToken(page: Page, token: string): Promise<void> {
  const { url } = await page.request.head('/', { maxRetries: 3 }).then((answer) => ({ url: answer.url() }))
  await page.context().addCookies([{ name: 'portal_token', value: token, url, sameSite: 'Strict' }])
}

/** Signs in without the screens and opens an address. */
export async function enterAs(page: Page, person: Person, address = '/'): Promise<void> {
  await become(page, person)
  await page.goto(address)
}

/** From the next document on the network is as usual again. */
export async function calmFromNextLoad(target: Page | BrowserContext): Promise<void> {
  if (served) return calmFromNextDocument(target)
  await target.addInitScript(() => localStorage.removeItem('embedded-backend-network'))
}

/** Ends every fault of the served backend's network. */
export async function restoreNetwork(): Promise<void> {
  await order({ order: 'network', change: calm })
}

/**
 * Requests that the old document sends while unloading still fail; the change applies from the next document. A new tab has no
 * old document, and its first requests must not be sent before the change.
 */
function calmFromNextDocument(target: Page | BrowserContext): void {
  const context = 'pages' in target ? target : target.context()
  const seen = (request: Request) => {
    if (!request.isNavigationRequest()) return
    const page = request.frame().page()
    if (target !== context && target !== page) return
    context.off('request', seen)
    if (target === context) void restoreNetwork()
    else page.once('framenavigated', () => void restoreNetwork())
  }
  context.on('request', seen)
}

/** Sends an operation with one field as the signed-in user and returns its result. */
export async function ask<Answer>(page: Page, endpoint: string, call: string, variables: object): Promise<Answer> {
  if (served) return askServer(page, endpoint, call, variables)
  await backendReady(page)
  return page.evaluate(
    async ({ endpoint, call, variables }) => {
      const token = /portal_token=([^;]+)/.exec(document.cookie)?.[1]
      const response = await fetch(`/api/${endpoint}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: call, variables }),
      })
      const { data, errors } = await response.json()
      if (errors) throw new Error(JSON.stringify(errors))
      return Object.values(data)[0] as never
    },
    { endpoint, call, variables },
  )
}

async function askServer<Answer>(page: Page, endpoint: string, call: string, variables: object): Promise<Answer> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'portal_token')?.value
  const answer = await page.request.post(`/api/${endpoint}/graphql`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { query: call, variables },
  })
  const { data, errors } = await answer.json()
  if (errors) throw new Error(JSON.stringify(errors))
  return Object.values(data)[0] as Answer
}

/** Begins a declaration for the signed-in researcher; answers its content id. */
export async function begin(page: Page): Promise<string> {
  const { id: guideId, remarkId } = guide()
  const variables = { guideId, remarkId, unitId: 'unit-1', commitment: true }
  return (await ask<{ contentId: string }>(page, 'workflow', startCall, variables)).contentId
}

interface Content {
  revision: number
  values: Parameters<typeof completeAnswers>[0]
}

/** The stored content of a work item. */
export function content(page: Page, contentId: string): Promise<Content> {
  return ask(page, 'smartform', contentCall, { contentId })
}

/** Fills a begun declaration without the screens, so that nothing is left to complain of. */
export async function fill(page: Page, contentId: string): Promise<void> {
  const { revision, values } = await content(page, contentId)
  const answers = completeAnswers(values)
  await ask(page, 'smartform', saveCall, {
    key: crypto.randomUUID(),
    contentId,
    baseRevision: revision,
    values: answers,
  })
  const problems = await ask<{ severity: string }[]>(page, 'smartform', checkCall, { contentId })
  if (problems.some(({ severity }) => severity === 'error')) throw new Error(JSON.stringify(problems))
}

/** Saves answers to a content without the screens. */
export async function saveAnswers(page: Page, contentId: string, values: object, formVersion = 1): Promise<void> {
  const { revision } = await content(page, contentId)
  const input = { key: crypto.randomUUID(), contentId, formVersion, baseRevision: revision, values }
  await ask(page, 'smartform', saveCall, input)
}

/** Hands a declaration in without the screens. */
export async function submit(page: Page, contentId: string): Promise<void> {
  const { revision } = await content(page, contentId)
  await ask(page, 'workflow', submitCall, { contentId, seenRevision: revision })
}

/** Decides as the signed-in reviewer, without the screens. */
export async function decide(page: Page, contentId: string, decision: string, opinion?: string): Promise<void> {
  await ask(page, 'workflow', decideCall, { contentId, decision, opinion })
}

/** Address of a page of the form most guides ask for. */
export const formAddress = (contentId: string, pageId = 'basic') =>
  `/smartform/project-declaration/${contentId}/${pageId}`

interface FoundWork {
  id: string
  number: string | null
  state: string
  unitId: string
}

/** The newest work of a kind that the signed-in person may read. */
export async function workOf(page: Page, kind: string, narrowed: object = {}): Promise<FoundWork> {
  const call =
    'query Works($filter: WorkFilter!) { works(filter: $filter, pageSize: 100) { items { id number state unitId } } }'
  const { items } = await ask<{ items: FoundWork[] }>(page, 'workflow', call, {
    filter: { kinds: [kind], ...narrowed },
  })
  const [found] = items
  if (!found) throw new Error(`no ${kind} to read`)
  return found
}

/** The text of a message of the signed-in user, by title. */
export async function notice(page: Page, title: string): Promise<string> {
  const call = 'query Inbox { insiteMessages(type: INBOX, system: ["s02"], pageSize: 50) { items { title content } } }'
  const { items } = await ask<{ items: { title: string; content: string | null }[] }>(page, 'message', call, {})
  return items.find((item) => item.title === title)?.content ?? ''
}

/** Submits the signed-in expert's finding about an acceptance, without the screens. */
export async function submitFinding(page: Page, taskId: string, recommendation: string): Promise<void> {
  await ask(page, 'evaluation', 'mutation Declare($id: ID!) { declareInterests(taskId: $id) { id } }', { id: taskId })
  const score = { pass: '4', rectify: '3', fail: '2' }[recommendation]
  await saveAnswers(page, taskId, {
    score_goals: score,
    score_results: score,
    score_spending: score,
    score_documents: score,
    strengths: '任务书约定的研究内容已经完成，样机通过了第三方检测。',
    weaknesses: '一项指标的检测报告没有附上，测试费的结余没有说明。',
    recommendation,
    familiarity: 'well',
  })
  const { revision } = await content(page, taskId)
  const reviews = [{ taskId, seenRevision: revision }]
  const call = 'mutation Submit($reviews: [ReviewSubmission!]!) { submitReviews(reviews: $reviews) { id } }'
  await ask(page, 'evaluation', call, { reviews })
}

/** The experts of an acceptance and their reviews, as the signed-in department reads them. */
export async function expertsOf(page: Page, workId: string): Promise<{ id: string; reviewer: { name: string } }[]> {
  const call = 'query Panel($workId: ID!) { acceptancePanel(workId: $workId) { findings { id reviewer { name } } } }'
  return (await ask<{ findings: { id: string; reviewer: { name: string } }[] }>(page, 'evaluation', call, { workId }))
    .findings
}
