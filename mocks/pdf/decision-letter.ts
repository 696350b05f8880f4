/** The PDF of the commission's letter about a decided work item (通知书). */
import { formatDay } from '@/lib/time/beijing-time'
import { totalOf } from '@/work/grants'
import { letterState } from '@/work/letter-state'
import type { BackendContext } from '../context'
import { inEnglish, type Words } from '../domain/inform'
import { englishNameOf } from '../english-names'
import { fail } from '../fail'
import { isLetterHeld } from '../work/batch/held-letters'
import { grantedOf } from '../work/grants'
import { kindOf, requireWork } from '../work/viewer-roles'
import type { NamedPaper } from './made-papers'
import type { Paper } from './paper'
import { chineseDay, commission } from './papers'

const issuer: Words = [commission, 'Science and Technology Commission of Shanghai Municipality']

/**
 * The commission's letter about a decided work item: amounts by year, or the reason of a refusal. 603003 before, and while
 * the decision of a batch can be taken back. The
 * Chinese letter is the official one; the English one says at its top that it is a translation.
 */
export function decisionLetter(context: BackendContext, workId: string, english: boolean): NamedPaper {
  const { work } = requireWork(context, workId)
  const kind = kindOf(work)
  const state = letterState(kind, work)
  const { label = '', letter } = (state !== undefined && kind.states[state]) || {}
  if (letter === undefined || isLetterHeld(context, work)) return fail(603003, { state: work.state })
  const say = ([zh, en]: Words) => (english ? en : zh)
  const term = (text: string) => say([text, inEnglish(text)])
  const unitName = context.db.units.get(work.unitId)?.unitName ?? '—'
  const applicant = context.db.users.get(work.creatorId)
  const latin = (known: string) => englishNameOf(context.db, known) ?? known
  const name: Words = [applicant?.userFullname ?? '—', applicant?.userEnglishname || applicant?.userFullname || '—']
  const granted = grantedOf(work)
  const number = String(work.facts.letterNumber)
  const decidedAt = Number(work.facts.decidedAt)
  const { reason, departure, rectifyBy } = work.facts
  const money = (amount: string): Words => [`${amount} 万元`, `${amount} (10,000 yuan)`]
  const facts: readonly (readonly [label: Words, value: Words] | null)[] = [
    [
      ['名称', 'Title'],
      [work.title, latin(work.title)],
    ],
    [
      ['编号', 'Number'],
      [work.number ?? '—', work.number ?? '—'],
    ],
    [['申请人', 'Applicant'], name],
    [
      ['单位', 'Unit'],
      [unitName, latin(unitName)],
    ],
    [
      ['审核结果', 'Outcome'],
      [label, inEnglish(label)],
    ],
    typeof reason === 'string'
      ? [
          ['审核意见', 'Opinion'],
          [reason, reason],
        ]
      : null,
    typeof departure === 'string'
      ? [
          ['与专家意见不一致的理由', 'Reason for differing from the experts’ findings'],
          [departure, departure],
        ]
      : null,
    state === 'RECTIFYING'
      ? [
          ['整改期限', 'To be rectified by'],
          [chineseDay(Number(rectifyBy)), formatDay(Number(rectifyBy))],
        ]
      : null,
    ...(granted ?? []).map(({ year, amount }): [Words, Words] => [
      [`${year} 年度核定金额`, `Granted for ${year}`],
      money(amount),
    ]),
    granted ? [['核定金额合计', 'Granted in all'], money(String(totalOf(granted)))] : null,
  ]
  const paper: Paper = {
    heading: say(issuer),
    title: term(letter),
    lines: [
      say([`文号：${number}`, `No.: ${number}`]),
      ...(english ? ['Translation for information. The Chinese letter is the official one.'] : []),
    ],
    blocks: [
      { kind: 'text', text: say([`${unitName}：`, `To: ${unitName}`]) },
      {
        kind: 'text',
        text: say([
          `　　你单位报送的${kind.noun}收悉，经审核，结果通知如下。`,
          `We have received what your unit submitted (${inEnglish(kind.noun)}). Having examined it, we inform you of the outcome below.`,
        ]),
      },
      { kind: 'facts', rows: facts.flatMap((fact) => (fact ? [[say(fact[0]), say(fact[1])] as const] : [])) },
      {
        kind: 'text',
        text: granted
          ? say([
              '　　请按核定金额专款专用、单独核算，并接受检查和审计。特此通知。',
              'Please use the granted amounts for this purpose alone, account for them separately, and accept inspection and audit.',
            ])
          : say(['　　特此通知。', 'You are hereby notified.']),
      },
    ],
    closing: [say(issuer), say([chineseDay(decidedAt), formatDay(decidedAt)])],
    foot: `${term(letter)} ${number}`,
    english,
  }
  const file: Words = [
    `${work.number ?? ''}${letter}.pdf`,
    `${work.number ?? ''} ${inEnglish(letter)} (translation).pdf`,
  ]
  return { paper, name: say(file) }
}
