/** The PDF of the findings on an acceptance, of all its experts or of one, without what they wrote for the commission only. */
import { actionLabel } from '@/work/kind-words'
import type { BackendContext } from '../context'
import { type Finding, findingsOf } from '../domain/acceptance-findings'
import { recommendationLabel } from '../domain/acceptance-findings-xlsx'
import { recommendationOf } from '../domain/acceptance-panel'
import { fail } from '../fail'
import { dayOf } from '../sheets/sheet'
import type { NamedPaper } from './made-papers'
import type { Block, Fact } from './paper'
import { inPaperLanguage, type PaperWords } from './paper-words'

type Findings = ReturnType<typeof findingsOf>

/**
 * The submitted findings about an acceptance as a document: of all its experts, or of one. Without what experts wrote
 * for the commission only, so that the document can go into the project's file. 603003 before a finding is submitted,
 * 603001 for a review of another acceptance.
 */
export function findingsPaper(
  context: BackendContext,
  workId: string,
  reviewId: string | null,
  english: boolean,
): NamedPaper {
  return inPaperLanguage(context.db, english, (words) => madeOf(context, findingsOf(context, workId), reviewId, words))
}

function madeOf(context: BackendContext, panel: Findings, reviewId: string | null, words: PaperWords): NamedPaper {
  if (reviewId !== null && panel.findings.every(({ id }) => id !== reviewId)) fail(603001)
  const submitted = panel.findings.filter(({ id, state }) => state === 'SUBMITTED' && (!reviewId || id === reviewId))
  const [first] = submitted
  if (!first) return fail(603003, { state: panel.work.state })
  const title = words(reviewId === null ? '项目验收专家意见汇总' : '项目验收专家意见')
  const facts = factsOf(context, panel, words)
  const blocks =
    reviewId === null
      ? [...summary(context, panel, submitted, facts, words), ...submitted.flatMap((one) => texts(one, words, true))]
      : single(panel, first, facts, words)
  const { number, title: project } = panel.work
  return {
    paper: {
      title,
      blocks,
      lines: [words.nameOf(project)],
      foot: [number, title].filter(Boolean).join(' '),
      english: words.isEnglish,
    },
    name: `${[number, title, reviewId === null ? '' : words.nameOf(first.reviewer.name)].filter(Boolean).join(' ')}.pdf`,
  }
}

function factsOf({ db }: BackendContext, { work }: Findings, words: PaperWords): Fact[] {
  return [
    [words('编号'), work.number ?? '—'],
    [words('项目负责人'), words.nameOf(db.users.get(work.creatorId)?.userFullname ?? '—')],
    [words('承担单位'), words.nameOf(db.units.get(work.unitId)?.unitName ?? '—')],
  ]
}

/** The findings side by side, and what they recommend together. */
function summary(
  context: BackendContext,
  { work, criteria, findings }: Findings,
  submitted: readonly Finding[],
  facts: readonly Fact[],
  words: PaperWords,
): Block[] {
  const active = findings.filter(({ state }) => state !== 'GIVEN_BACK').length
  const recommended = recommendationOf(context, work)
  const rows: Fact[] = [
    ...facts,
    [words('已提交'), `${submitted.length} / ${active}`],
    [words('专家意见汇总'), recommended === null ? '—' : words(actionLabel('ACCEPTANCE', recommended))],
  ]
  const columns = [
    { label: words('内容'), numbers: false },
    ...submitted.map(({ reviewer }) => ({ label: words.nameOf(reviewer.name), numbers: false })),
  ]
  const scored = criteria.map(({ field, label }) => [
    words.label(label),
    ...submitted.map(({ scores }) => String(scores[field] ?? '—')),
  ])
  return [
    { kind: 'facts', rows },
    {
      kind: 'table',
      columns,
      rows: [
        [words('验收建议'), ...submitted.map(({ recommendation }) => words(recommendationLabel(recommendation)))],
        ...scored,
      ],
      total: [words('加权总分'), ...submitted.map(({ total }) => String(total ?? '—'))],
    },
  ]
}

/** One expert's finding. */
function single({ criteria }: Findings, finding: Finding, facts: readonly Fact[], words: PaperWords): Block[] {
  return [
    {
      kind: 'facts',
      rows: [
        ...facts,
        [words('验收专家'), words.nameOf(finding.reviewer.name)],
        [words('提交日期'), dayOf(finding.since)],
        [words('验收建议'), words(recommendationLabel(finding.recommendation))],
      ],
    },
    {
      kind: 'table',
      columns: [
        { label: words('内容'), numbers: false },
        { label: words('评分'), numbers: true },
      ],
      rows: criteria.map(({ field, label }) => [words.label(label), String(finding.scores[field] ?? '—')]),
      total: [words('加权总分'), String(finding.total ?? '—')],
    },
    ...texts(finding, words, false),
  ]
}

/** What an expert wrote, below their name where the document has several. */
function texts({ reviewer, since, strengths, weaknesses }: Finding, words: PaperWords, named: boolean): Block[] {
  return [
    ...(named
      ? [{ kind: 'heading', level: 2, text: `${words.nameOf(reviewer.name)} ${dayOf(since)}` } satisfies Block]
      : []),
    { kind: 'text', label: words('完成情况评价'), text: strengths ?? '—' },
    { kind: 'text', label: words('存在问题与整改建议'), text: weaknesses ?? '—' },
  ]
}
