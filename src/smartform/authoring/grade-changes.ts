/**
 * Compares two versions of a form and grades each change by its effect on answers; for publishing and workbook
 * imports.
 */

import { jsonEqual } from '@/lib/collections/json-equal'
import { t } from '@/lib/i18n/i18n'
import type { FormSource } from '../schema/definition'
import type { ColumnNode, FieldNode, FormNode, PageNode, SectionNode, TableNode } from '../schema/nodes'
import { parseDefinition } from '../schema/parse-definition'
import { gradeAttributes } from './grade-attributes'
import { gradeCondition } from './grade-conditions'
import { gradeRules } from './grade-rules'
import { textChanges } from './grade-texts'
import { type ChangeGrade, type ChangePlace, changeGrades, type GradedChange } from './graded-change'
import { type Node, offeredRenames, type Paired, pairColumns, pairFields } from './pair-versions'

/**
 * Every change between two versions of a form, the gravest grade first, within a grade in the order of the form. Parts
 * are compared as expanded, so a change of a part shows at each place that uses it. Sentences are in the interface
 * language. Pure; never throws: what a definition has wrong is left out, as in `parseDefinition`.
 */
export function gradeChanges(before: FormSource, after: FormSource): GradedChange[] {
  const [old, fresh] = [parseDefinition(before), parseDefinition(after)]
  const fields = pairFields(old, fresh)
  const changes = [
    ...gradePages(old, fresh),
    ...gradeSet(fields, 'field', '', (node, place) => requiredNow(node, place)),
    ...fields.both.flatMap(({ before, after }) => [
      ...placeChange(old, fresh, before, after),
      ...(before.kind === 'table' && after.kind === 'table' ? gradeColumns(before, after) : []),
    ]),
    ...orderChanges(old, fresh, fields),
    ...gradeSections(old, fresh),
    ...gradeRules(old, fresh),
    ...textChanges(before, after, fields),
  ]
  const rank = new Map(changeGrades.map((grade, index) => [grade, index]))
  const rankOf = ({ grade }: GradedChange) => rank.get(grade) ?? 0
  return changes.toSorted((change, other) => rankOf(other) - rankOf(change))
}

/** The number of changes of each grade. */
export function countGrades(changes: readonly GradedChange[]): Readonly<Record<ChangeGrade, number>> {
  const counts: Record<ChangeGrade, number> = { harmless: 0, asksMore: 0, movesAnswers: 0, dropsAnswers: 0 }
  for (const { grade } of changes) counts[grade] += 1
  return counts
}

/** Fields or columns that were added, removed, renamed or altered. `prefix`: the table's id and a point. */
function gradeSet<N extends Node>(
  paired: Paired<N>,
  of: 'field' | 'column',
  prefix: string,
  added: (node: N, place: ChangePlace) => GradedChange,
  within = '',
): GradedChange[] {
  const place = (node: N, version: 'before' | 'after'): ChangePlace => ({
    of,
    id: prefix + node.id,
    label: within + node.label,
    in: version,
  })
  const offers = offeredRenames(paired)
  return [
    ...paired.removed.map((node) => removal(node, place(node, 'before'), offers.get(node), prefix)),
    ...paired.both.flatMap(({ before, after }) => gradePair(before, after, place(after, 'after'), prefix)),
    ...paired.added.map((node) => added(node, place(node, 'after'))),
  ]
}

function removal(node: Node, place: ChangePlace, same: Node | undefined, prefix: string): GradedChange {
  const { label } = place
  const holdsNone = node.kind === 'computed' || node.kind === 'static'
  const text = same
    ? t('“{label}”取消了，新版里有同名同类的“{id}”：如果是同一项，请确认，内容会随之移动', { label, id: same.id })
    : holdsNone
      ? t('“{label}”取消了；它没有填写的内容', { label })
      : t('“{label}”取消了，已填的内容另外保留', { label })
  return {
    id: `${place.of}:${place.id}:removed`,
    grade: holdsNone ? 'harmless' : 'dropsAnswers',
    aspect: 'removed',
    place,
    text,
    ...(!holdsNone && { moves: [{ from: place.id, to: null, fromLabel: label, toLabel: null }] }),
    ...(same && !holdsNone && { offer: { from: place.id, to: prefix + same.id } }),
  }
}

/** A new field: it asks more where it may be required. */
function requiredNow(node: Node, place: ChangePlace): GradedChange {
  const { label } = place
  const holdsNone = node.kind === 'computed' || node.kind === 'static'
  const never = holdsNone || (node.requiredWhen.op === 'constant' && node.requiredWhen.value !== true)
  const always = node.requiredWhen.op === 'constant'
  const text = never
    ? t('新增“{label}”，可以不填', { label })
    : always
      ? t('新增必填的“{label}”', { label })
      : t('新增“{label}”，满足条件时必填', { label })
  return {
    id: `${place.of}:${place.id}:added`,
    grade: never ? 'harmless' : 'asksMore',
    aspect: 'added',
    place,
    text: holdsNone ? t('新增“{label}”，不用填写', { label }) : text,
  }
}

function gradePair(before: Node, after: Node, place: ChangePlace, prefix: string): GradedChange[] {
  const { label } = place
  const renamed: GradedChange[] =
    before.id === after.id
      ? []
      : [
          {
            id: `${place.of}:${place.id}:renamed`,
            grade: 'movesAnswers',
            aspect: 'renamed',
            place,
            text: t('“{label}”的标识从 {before} 改为 {after}，内容随之移动', {
              label,
              before: before.id,
              after: after.id,
            }),
            moves: [{ from: prefix + before.id, to: place.id, fromLabel: before.label, toLabel: label }],
          },
        ]
  return [
    ...renamed,
    ...gradeAttributes(before, after, place, prefix + before.id),
    ...gradeCondition('required', before, after, place),
    ...gradeCondition('visible', before, after, place),
    ...gradeCondition('locked', before, after, place),
  ]
}

function gradeColumns(before: TableNode, after: TableNode): GradedChange[] {
  const paired: Paired<ColumnNode> = pairColumns(before, after)
  return gradeSet(paired, 'column', `${after.id}.`, requiredNow, `${after.label} · `)
}

/** Pages and their own titles that came and went; their fields are compared by themselves. */
function gradePages(before: FormNode, after: FormNode): GradedChange[] {
  const ids = (form: FormNode) => new Set(form.pages.map(({ id }) => id))
  const [old, fresh] = [ids(before), ids(after)]
  const change = (page: PageNode, aspect: 'added' | 'removed'): GradedChange => ({
    id: `page:${page.id}:${aspect}`,
    grade: 'harmless',
    aspect,
    place: { of: 'page', id: page.id, label: page.title, in: aspect === 'added' ? 'after' : 'before' },
    text:
      aspect === 'added'
        ? t('新增一页“{label}”', { label: page.title })
        : t('取消一页“{label}”；其中的填写项另外列出', { label: page.title }),
  })
  return [
    ...before.pages.filter(({ id }) => !fresh.has(id)).map((page) => change(page, 'removed')),
    ...after.pages.filter(({ id }) => !old.has(id)).map((page) => change(page, 'added')),
  ]
}

/** A field on another page or in another section. */
function placeChange(old: FormNode, fresh: FormNode, before: FieldNode, after: FieldNode): GradedChange[] {
  if (before.pageId === after.pageId && before.sectionId === after.sectionId) return []
  const titleIn = (form: FormNode, { pageId }: FieldNode) => form.pages.find(({ id }) => id === pageId)?.title ?? pageId
  return [
    {
      id: `field:${after.id}:place`,
      grade: 'harmless',
      aspect: 'place',
      place: { of: 'field', id: after.id, label: after.label, in: 'after' },
      text:
        before.pageId === after.pageId
          ? t('“{label}”移到了同一页的另一个分组', { label: after.label })
          : t('“{label}”从“{from}”移到“{to}”', {
              label: after.label,
              from: titleIn(old, before),
              to: titleIn(fresh, after),
            }),
    },
  ]
}

/** Sections whose fields stand in another order. */
function orderChanges(old: FormNode, fresh: FormNode, { both }: Paired<FieldNode>): GradedChange[] {
  const formerOf = new Map(both.map(({ before, after }) => [after.id, before]))
  const rank = new Map([...old.fields.keys()].map((id, index) => [id, index]))
  const pages = fresh.pages.flatMap((page) => page.sections.map((section) => [page, section] as const))
  return pages.flatMap(([page, section]): GradedChange[] => {
    const known = section.fields.flatMap((field) => {
      const former = formerOf.get(field.id)
      return former?.sectionId === field.sectionId ? (rank.get(former.id) ?? []) : []
    })
    if (known.every((at, index) => index === 0 || at > (known[index - 1] ?? -1))) return []
    const label = section.title ?? page.title
    return [
      {
        id: `section:${section.id}:order`,
        grade: 'harmless',
        aspect: 'order',
        place: { of: 'section', id: section.id, label, in: 'after' },
        text: t('“{label}”里的填写项换了顺序', { label }),
      },
    ]
  })
}

/** The conditions of pages and sections. */
function gradeSections(before: FormNode, after: FormNode): GradedChange[] {
  const all = (form: FormNode): ['page' | 'section', PageNode | SectionNode][] =>
    form.pages.flatMap((page) => [
      ['page', page] as ['page', PageNode],
      ...page.sections.map((section) => ['section', section] as ['section', SectionNode]),
    ])
  const old = new Map(all(before).map(([of, node]) => [`${of}:${node.id}`, node]))
  return all(after).flatMap(([of, node]) => {
    const former = old.get(`${of}:${node.id}`)
    if (!former || jsonEqual(former.visibleWhen, node.visibleWhen)) return []
    const place: ChangePlace = { of, id: node.id, label: node.title ?? node.id, in: 'after' }
    return gradeCondition('visible', former, node, place)
  })
}
