/** Describes the PDFs of the portal: a declaration, another work item's content, a letter. */
import { formatDay, formatMinute, formatMinuteInBeijing } from '@/lib/time/beijing-time'
import { technicalQuestions } from '@/lib/work/technical-questions'
import type { FormNode } from '@/smartform/schema/nodes'
import { stateOf } from '@/work/kind'
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { engineFor } from '../domain/form-engine'
import { guideOfWork } from '../work/guide'
import { historyOf } from '../work/history'
import { projectInForce } from '../work/project'
import { kindOf } from '../work/viewer-roles'
import { contentBlocks } from './content-blocks'
import type { Fact, Paper } from './paper'
import type { PaperWords } from './paper-words'

export const commission = '上海市科学技术委员会'

export const chineseDay = (at: number) => {
  const [year, month, day] = formatDay(at).split('-').map(Number)
  return `${year}年${month}月${day}日`
}

/** The day below a document: in Chinese as documents write it. */
const closingDay = (at: number, { isEnglish }: PaperWords) => (isEnglish ? formatDay(at) : chineseDay(at))

/** A content as its reader may see it. */
interface Filed {
  form: FormNode
  values: unknown
}

/** The filled form as a document. `clauses`: includes static texts. */
function filedPaper(
  { form, values }: Filed,
  now: number,
  words: PaperWords,
  clauses: boolean,
): Pick<Paper, 'title' | 'blocks' | 'english'> {
  const engine = engineFor(form, values as Readonly<Record<string, unknown>>, now)
  return { title: form.title, blocks: contentBlocks(form, engine, words, clauses), english: words.isEnglish }
}

/** The line below the title: number and state. */
function standing(work: WorkRow, number: string, words: PaperWords): string {
  const label = stateOf(kindOf(work), work.state)?.label ?? work.state
  return [
    [words('编号'), number],
    [words('状态'), words(label)],
  ]
    .map((pair) => pair.join(words('：')))
    .join('　　')
}

/** A declaration with its number and state; one that is not submitted yet has the watermark 草稿. */
export function declarationPaper(work: WorkRow, content: Filed, now: number, words: PaperWords): Paper {
  return {
    ...filedPaper(content, now, words, false),
    lines: [standing(work, work.number ?? words('（未提交）'), words)],
    watermark: work.submittedAt === null ? words('草稿') : undefined,
    foot: work.number ?? words('未提交'),
  }
}

/**
 * A work item's document: contract with parties and signatures, audit report, change, monthly report. Not submitted
 * yet: marked 草稿; a contract with missing signatures: 未签订.
 */
export function workPaper(context: BackendContext, work: WorkRow, content: Filed, words: PaperWords): Paper {
  const { db, now } = context
  const kind = kindOf(work)
  const state = stateOf(kind, work.state)
  const paper = kind.documents?.find(({ outcome }) => !outcome)
  const signing = (paper?.signedBy.length ?? 0) > 0
  const filed = filedPaper(content, now, words, signing)
  const signatures = db.signatures
    .where({ contentId: work.id })
    .toSorted((a, b) => a.order - b.order)
    .map(({ party, signerId, signedAt }) => ({
      party: words(party),
      name: words.nameOf(db.users.get(signerId)?.userFullname ?? '—'),
      at: signedAt === null ? null : formatMinuteInBeijing(signedAt),
    }))
  const unsigned = signing && (signatures.length === 0 || signatures.some(({ at }) => at === null))
  const draft = state?.holder === 'creator' || (state?.holder === 'auditor' && work.submittedAt === null)
  const over = state?.holder === null && work.submittedAt !== null && !signing
  const guide = guideOfWork(context, work)?.title
  const programme = words('上海市科技计划项目')
  return {
    heading: guide ? words('{programme}（{guide}）', { programme, guide }) : programme,
    title: paper ? words(paper.title) : filed.title,
    lines: [standing(work, work.number ?? '—', words)],
    blocks: [...(signing ? parties(context, work, words) : []), ...filed.blocks, ...questions(context, work, words)],
    signatures,
    closing: over ? closingOf(context, work, words) : [],
    watermark: draft ? words('草稿') : unsigned ? words('未签订') : undefined,
    foot: [work.number, words(kind.noun)].filter(Boolean).join(' '),
    english: words.isEnglish,
  }
}

/** The parties of the contract. */
function parties(context: BackendContext, work: WorkRow, words: PaperWords): Paper['blocks'] {
  const project = work.projectId === null ? undefined : projectInForce(context, work.projectId)
  const rows: Fact[] = [
    [words('委托方（甲方）'), client(guideOfWork(context, work)?.department, words)],
    [words('承担方（乙方）'), words.nameOf(context.db.units.get(work.unitId)?.unitName ?? '—')],
    [words('项目负责人'), words.nameOf(context.db.users.get(work.creatorId)?.userFullname ?? '—')],
    [words('专项资金'), words('{n} 万元', { n: project?.funding ?? work.amount ?? '—' })],
  ]
  return [
    { kind: 'heading', level: 1, text: words('签约各方') },
    { kind: 'facts', rows },
  ]
}

/** The commission with the division that runs the guide. */
const client = (division: string | undefined, words: PaperWords) =>
  [words(commission), division && words.nameOf(division)].filter(Boolean).join(words.isEnglish ? ', ' : '')

/** The questions about the work item with their answers, the oldest first. */
function questions(context: BackendContext, work: WorkRow, words: PaperWords): Paper['blocks'] {
  const asked = technicalQuestions(historyOf(context, work.id)).toReversed()
  if (asked.length === 0) return []
  return [
    { kind: 'heading', level: 1, text: words('提问与答复') },
    ...asked.flatMap(({ text, by, at, answer }): Paper['blocks'] => [
      { kind: 'text', label: words('{who} 问，{at}', { who: words.nameOf(by), at: formatMinute(at) }), text },
      answer
        ? {
            kind: 'text',
            label: words('{who} 答，{at}', { who: words.nameOf(answer.by), at: formatMinute(answer.at) }),
            text: answer.text,
          }
        : { kind: 'text', text: words('（没有答复）') },
    ]),
  ]
}

/** The issuer and date of a submitted report: the firm for its audit, otherwise the person who submitted it. */
function closingOf({ db }: BackendContext, work: WorkRow, words: PaperWords): string[] {
  const firm = work.assigned.auditor?.map((id) => db.units.get(id.slice('unit:'.length))?.unitName)[0]
  const by = firm ?? db.units.get(work.unitId)?.unitName
  return [words.nameOf(by ?? ''), closingDay(work.submittedAt ?? work.stateSince, words)].filter(Boolean)
}

/** The conclusion letter of a project. */
export function letterPaper(context: BackendContext, work: WorkRow, passedAt: number, words: PaperWords): Paper {
  const { cycle, funding, leaderName, unitName } = projectInForce(context, work.projectId ?? '')
  const number = String(work.facts.letterNumber)
  const unit = words.nameOf(unitName)
  const rows: Fact[] = [
    [words('项目名称'), words.nameOf(work.title)],
    [words('项目编号'), work.number ?? '—'],
    [words('项目负责人'), words.nameOf(leaderName)],
    [words('承担单位'), unit],
    [words('执行期'), words('{from} 至 {until}', { from: cycle.start ?? '—', until: cycle.end ?? '—' })],
    [words('专项资金'), words('{n} 万元', { n: funding })],
    ...(typeof work.facts.reason === 'string' ? [[words('验收意见'), work.facts.reason] satisfies Fact] : []),
  ]
  return {
    heading: words(commission),
    title: words('科技计划项目结题证书'),
    lines: [
      words('证书编号：{number}', { number }),
      ...(words.isEnglish ? ['Translation for information. The Chinese letter is the official one.'] : []),
    ],
    blocks: [
      { kind: 'facts', rows },
      {
        kind: 'text',
        text: words(
          '　　经组织专家验收，{unit}承担的上述项目完成了任务书规定的任务，经费使用符合规定，准予结题。特发此证。',
          { unit },
        ),
      },
    ],
    closing: [words(commission), closingDay(passedAt, words)],
    foot: `${words('结题证书')} ${number}`,
    english: words.isEnglish,
  }
}
