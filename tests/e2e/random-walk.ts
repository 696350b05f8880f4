/** A random walk through the screens of the demo: presses and types at random and checks the page after each step. */

import { type PersonaId, personaIds } from '@mocks/personas'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { pageProblems } from '../sweep/page-problems'
import { chance, oneOf } from '../sweep/random'
import { become } from './backend'
import { contradictions } from './contradictions'

/** What is typed where anything fits, and what nobody expects. */
const words = [
  '按计划推进',
  '2027',
  '补充说明：见附件二',
  '😀“<b>',
  '0',
  '13800001001',
  '长'.repeat(600),
  ' 　',
  "a'; --",
]

/** What ends the walk's login, prints, downloads, or belongs to the browser. */
const passed = /退出|注销|打印|下载|导出|重新登录/

/** Fields that keep nothing: they look for something, or are never kept. */
const unkept = /关键词|搜索|密码|验证码|校验码|页码|每页/

const busy = '.ant-skeleton, [aria-busy=true], .ant-spin-spinning, #first-paint'
const unminded = /^Failed to load resource|Content Security Policy|^Refused to |ERR_|net::/

/** One walk in a browser context of its own; a seed repeats it. */
export class RandomWalk {
  readonly #context: BrowserContext
  readonly #seed: number
  readonly #faults: string[] = []
  readonly #story: string[] = []
  #person: PersonaId = 'researcher'
  #pages: Page[] = []
  #page: Page | undefined
  #step = 0
  /** What was typed last, where, and into what. */
  #typed: { url: string; name: string; value: string } | null = null

  constructor(context: BrowserContext, seed: number) {
    this.#context = context
    this.#seed = seed
  }

  /** Takes the steps. Throws with the story where something does not hold. */
  async take(steps: number): Promise<void> {
    this.#context.setDefaultTimeout(10_000)
    await this.#open('/')
    await this.#be(oneOf(personaIds, this.#seed, 'first'))
    for (this.#step = 0; this.#step < steps; this.#step += 1) {
      await this.#next()
      await this.#check()
      if (this.#faults.length > 0)
        throw new Error([...this.#story, ...this.#faults.map((fault) => `→ ${fault}`)].join('\n'))
    }
  }

  /** What was done, one line a step. */
  get story(): string {
    return this.#story.join('\n')
  }

  get #now(): Page {
    if (!this.#page) throw new Error('no page')
    return this.#page
  }

  #draw = (key: string) => chance(this.#seed, `${this.#step} ${key}`)

  #tell(what: string): void {
    this.#story.push(`${this.#story.length + 1}. ${this.#person} · ${what} · ${new URL(this.#now.url()).pathname}`)
  }

  async #open(address: string): Promise<void> {
    const page = await this.#context.newPage()
    page.on('pageerror', (error) => this.#faults.push(`thrown: ${error.message}`))
    page.on('console', (line) => {
      if (line.type() === 'error' && !unminded.test(line.text()))
        this.#faults.push(`console: ${line.text().slice(0, 300)}`)
    })
    // A page that is left with something unsaved asks; the walk goes on.
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
    this.#pages.push(page)
    this.#page = page
    if (address !== '/') await page.goto(address)
  }

  /** Another person signs in in the same browser, and begins at home. */
  async #be(person: PersonaId): Promise<void> {
    for (const page of this.#pages) if (page !== this.#page) await page.close()
    this.#pages = [this.#now]
    this.#person = person
    this.#typed = null
    await this.#now.goto('about:blank')
    await become(this.#now, person)
    await this.#now.goto('/')
    await this.#rest()
    this.#tell('signs in')
  }

  async #next(): Promise<void> {
    const draw = this.#draw('what')
    if (draw < 0.04) return this.#be(oneOf(personaIds, this.#seed, `${this.#step} who`))
    if (draw < 0.12) return this.#back()
    if (draw < 0.18) return this.#otherTab()
    if (draw < 0.42) return this.#follow()
    if (draw < 0.72) return this.#press()
    return this.#type()
  }

  async #back(): Promise<void> {
    await this.#now.goBack({ waitUntil: 'commit' }).catch(() => null)
    // Before the first page there is none of the portal's.
    if (!this.#now.url().startsWith('http')) await this.#now.goto('/')
    this.#tell('goes back')
  }

  async #otherTab(): Promise<void> {
    const url = this.#now.url()
    if (this.#pages.length > 1) this.#page = this.#pages.find((page) => page !== this.#page)
    else await this.#open(url)
    await this.#now.bringToFront()
    this.#typed = null
    this.#tell('goes to another tab')
  }

  /** One of what is visible and can be used. */
  async #one(selector: string, key: string): Promise<{ element: Locator; name: string } | null> {
    const names = await this.#now.evaluate((wanted) => {
      const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].findLast(
        (element) => element.getClientRects().length > 0,
      )
      return [...document.querySelectorAll<HTMLInputElement>(wanted)].map((element) => {
        const usable =
          element.getClientRects().length > 0 &&
          !element.disabled &&
          !element.readOnly &&
          !element.closest('[inert], [aria-hidden=true], [aria-disabled=true]') &&
          (!dialog || dialog.contains(element) || element.closest('.ant-select-dropdown, .ant-dropdown') !== null)
        const name = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent ?? ''
        return usable ? name.trim().slice(0, 40) : null
      })
    }, selector)
    const usable = names.flatMap((name, index) => (name === null || passed.test(name) ? [] : [{ name, index }]))
    if (usable.length === 0) return null
    const { name, index } = oneOf(usable, this.#seed, `${this.#step} ${key}`)
    return { element: this.#now.locator(selector).nth(index), name }
  }

  async #follow(): Promise<void> {
    const link = await this.#one('main a[href^="/"], nav a[href^="/"]', 'link')
    if (!link) return this.#press()
    await link.element.click({ noWaitAfter: true }).catch(() => undefined)
    this.#typed = null
    this.#tell(`follows “${link.name}”`)
  }

  async #press(): Promise<void> {
    const button = await this.#one(
      'main button, [role=dialog] button, [role=alertdialog] button, main [role=tab], main [role=radio]',
      'button',
    )
    if (!button) return this.#back()
    await button.element.click({ noWaitAfter: true }).catch(() => undefined)
    // What is sent, cleared or closed is no text that is being written any more.
    this.#typed = null
    this.#tell(`presses “${button.name}”`)
  }

  async #type(): Promise<void> {
    const field = await this.#one('input:not([type]), input[type=text], input[type=search], textarea', 'field')
    if (!field || (await field.element.getAttribute('role')) === 'combobox') return this.#press()
    const value = oneOf(words, this.#seed, `${this.#step} words`)
    const isTyped = await field.element.fill(value).then(
      () => true,
      () => false,
    )
    this.#tell(`types “${value.slice(0, 20)}” into “${field.name}”`)
    const kept = isTyped ? await field.element.inputValue().catch(() => null) : null
    this.#typed =
      kept === null || unkept.test(field.name) ? null : { url: this.#now.url(), name: field.name, value: kept }
    if (isTyped && kept !== null && kept === '' && value.trim() !== '' && !/^\d|长/.test(value))
      this.#faults.push(`what was typed into “${field.name}” is gone at once`)
  }

  /** Waits until nothing is loading. */
  async #rest(): Promise<void> {
    await this.#now
      .waitForFunction(
        (waiting) => document.querySelectorAll('h1').length === 1 && !document.querySelector(waiting),
        busy,
        { timeout: 20_000 },
      )
      .catch(async () => {
        const heads = await this.#now.locator('h1').count()
        this.#faults.push(`does not come to rest: ${heads} headings at ${this.#now.url()}`)
      })
  }

  async #check(): Promise<void> {
    await this.#rest()
    const page = this.#now
    const found = (await page.evaluate(`(${pageProblems})(document, { asWritten: true, noNull: true })`)) as string[]
    this.#faults.push(...found)
    if (/\/500$/.test(new URL(page.url()).pathname)) this.#faults.push('an error page')
    this.#faults.push(...(await page.evaluate(contradictions)))
    const typed = this.#typed
    if (typed && page.url() === typed.url) {
      const values = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value.trim()),
      )
      const plain = typed.value.trim()
      // A number is written as its kind writes numbers once it is left.
      if (!/^[\d.]*$/.test(plain) && !values.includes(plain))
        this.#faults.push(`“${plain.slice(0, 30)}” is no longer in “${typed.name}”`)
    }
  }
}
