/** Parses a raw form definition to typed nodes; every form of the portal goes through `parseDefinition`. */
import { getOrCreate } from '@/lib/collections/get-or-create'
import { type Locale, locale, t } from '@/lib/i18n/i18n'
import { always } from '../expression/ast'
import { type Report, readNamed } from '../expression/parse'
import { collectNames } from './collect-names'
import { DefinitionReader, isRawObject, type RawObject, type ReadingContext } from './definition-reader'
import { breakCycles } from './dependencies'
import { expandParts } from './expand-parts'
import type { DefinitionProblem, FieldNode, FormNode, PageNode, SectionNode } from './nodes'
import { parseField } from './parse-field'
import { parseRules } from './parse-rules'

/** The supported version of the definition language. */
export const dialect = 1

const most = { pages: 200, sections: 500, fields: 2000, problems: 1000 }

/** Ids of pages and sections so far; each is unique in a form. */
class Identities {
  private readonly taken = new Set<string>()

  /** The object's id, or one derived from its location when it has no usable one. */
  take(source: DefinitionReader, kind: 'page' | 'section'): string {
    const id = source.get('id')
    const usable = typeof id === 'string' && /^[\w-]{1,64}$/.test(id) && !this.taken.has(`${kind}:${id}`)
    if (!usable) source.fault('id', t('标识无效或重复'))
    const uniqueId = usable ? id : `${kind}-${source.at.replace(/\W/g, '-')}`
    this.taken.add(`${kind}:${uniqueId}`)
    return uniqueId
  }
}

function readSummary(source: DefinitionReader, fields: ReadonlyMap<string, FieldNode>): FormNode['summary'] {
  const fieldOf = (name: string) => {
    const id = source.text(name)
    if (id === undefined || fields.has(id)) return id
    return source.fault(name, t('引用的填写项“{id}”不存在', { id: id.slice(0, 80) }))
  }
  return {
    name: fieldOf('name'),
    amount: fieldOf('amount'),
    nameEnglish: fieldOf('nameEnglish'),
    abstractEnglish: fieldOf('abstractEnglish'),
  }
}

/** A field beside, or explaining, a missing field stands by itself. */
function reportStrayLinks(fields: ReadonlyMap<string, FieldNode>, report: Report): void {
  for (const { id, beside, explains } of fields.values())
    for (const [name, to] of Object.entries({ beside, explains }))
      if (to !== undefined && (to === id || !fields.has(to)))
        report(`${id}.${name}`, t('引用的填写项“{id}”不存在', { id: to.slice(0, 80) }))
}

/** The language version; later versions are not understood. */
function readDialect(source: DefinitionReader): void {
  source.text('$schema')
  const declared = source.count('dialect', 1)
  if (declared === undefined || declared <= dialect) return
  source.fault(
    'dialect',
    t('这份定义用的是第 {said} 版语言，这里最多支持第 {known} 版', { said: declared, known: dialect }),
  )
  source.giveUp()
}

/**
 * Parses a raw definition. Never throws: an unusable part is left out (a field of unknown kind, a repeated id, a rule
 * on a missing field) or takes its safe value (an unreadable lock or requirement holds; a bad limit is none). Each
 * problem, and each unknown attribute, is in `definitionProblems` with its location; the rest of the form works. Where
 * a lost part may require an answer, the form is `undecided`. Circular values are missing, circular conditions are
 * true. Messages are in the interface language. An object is parsed once: changing a definition means creating another.
 */
export function parseDefinition(raw: unknown): FormNode {
  return isRawObject(raw)
    ? getOrCreate(known[locale()], raw, () => readDefinition(raw))
    : readDefinition({}, t('须为对象'))
}

const known: Record<Locale, WeakMap<RawObject, FormNode>> = { zh: new WeakMap(), en: new WeakMap() }

/** @param problem why there is nothing to read */
function readDefinition(raw: RawObject, problem?: string): FormNode {
  const problems: DefinitionProblem[] = []
  const report = (at: string, message: string) => {
    if (problems.length < most.problems) problems.push({ at, message })
  }
  let undecided = false
  const leaveUndecided = () => {
    undecided = true
  }
  if (problem !== undefined) report('', problem)
  const { source: expanded, paths } = expandParts(raw, (at, message) => {
    leaveUndecided()
    report(at, message)
  })
  const names = collectNames(expanded)
  const readers: DefinitionReader[] = []
  const untranslated: string[] = []
  const context: ReadingContext = {
    ...{ names, report, paths, readers, leaveUndecided, pageId: '', sectionId: '', table: null },
    leaveUntranslated: (at) => untranslated.push(at),
  }
  const source = new DefinitionReader(expanded, '', context)
  const fields = new Map<string, FieldNode>()
  source.object('expressions')?.giveNames()
  for (const name of names.named.sources.keys()) if (!readNamed(name, names, report)) leaveUndecided()
  const identities = new Identities()

  const readSection = (section: DefinitionReader, pageId: string): SectionNode => {
    const id = identities.take(section, 'section')
    const read = section.objects('fields', most.fields, { pageId, sectionId: id }).flatMap((fieldSource) => {
      const field = parseField(fieldSource, fields)
      if (!field) return []
      fields.set(field.id, field)
      return field
    })
    const visibleWhen = section.expression('visibleWhen', always, always)
    return section.speak({ id, title: section.words('title'), help: section.words('help'), visibleWhen, fields: read })
  }
  const readPage = (page: DefinitionReader): PageNode => {
    const id = identities.take(page, 'page')
    const title = page.neededWords('title')
    const visibleWhen = page.expression('visibleWhen', always, always)
    const sections = page.objects('sections', most.sections).map((section) => readSection(section, id))
    return page.speak({ id, title, help: page.words('help'), visibleWhen, sections })
  }

  const id = source.neededText('id')
  const version = source.count('version', 1) ?? 1
  const title = source.neededWords('title')
  const pages = source.objects('pages', most.pages).map(readPage)
  reportStrayLinks(fields, report)
  breakCycles({ pages, fields }, (at, message) => {
    leaveUndecided()
    report(at, message)
  })
  const rules = parseRules(source, fields)
  const summarySource = source.object('summary')
  const summary = summarySource && readSummary(summarySource, fields)
  readDialect(source)
  source.get('parts')
  const english = source.texts('languages', 2).includes('en')
  for (const reader of readers) reader.reportUnknown()
  return source.speak({
    ...{ id, version, title, summary, pages, fields, rules, undecided },
    definitionProblems: problems,
    untranslated: english ? untranslated : [],
  })
}
