/** Entries of the search palette, with title and address: pages of the menu, account settings, help topics, results of the backend's search. */

import { settingsSections } from '@/features/account/settings-sections'
import { companyPath } from '@/features/company/paths'
import { helpPath } from '@/features/help/paths'
import type { HelpTopic } from '@/features/help/topics'
import { messagePath } from '@/features/mail/paths'
import { declarePath } from '@/features/project/paths'
import { nameText } from '@/lib/i18n/english-names'
import { text } from '@/lib/i18n/i18n'
import { formatDay } from '@/lib/time/beijing-time'
import { openFile } from '@/shared/content/open-file'
import { messageTitle } from '@/shared/mail/messages'
import type { PageLink } from '@/shared/navigation/page-links'
import type { Matcher } from '@/shared/search/use-matcher'
import { kindWords } from '@/work/kind-words'
import { findKind } from '@/work/kinds/all'
import { workTitle } from '@/work/work-title'
import type { FoundGroup } from './use-search'

/** An entry of the palette: title, and where it leads. */
export interface PaletteEntry {
  /** Unique among all entries. */
  id: string
  title: string
  /** Secondary text that distinguishes it. */
  fact?: string
  /** Further text it is found by. */
  also?: string
  /** An address, or what opens it. */
  to: string | (() => void)
}

export interface PaletteGroup {
  title: string
  /** How many there are, listed or not. */
  total: number
  entries: readonly PaletteEntry[]
}

/** Largest number of entries per group. */
const most = 6

type Translate = (key: string) => string
type Found = FoundGroup['items'][number]

export function pageEntries(pages: readonly PageLink[], t: Translate): PaletteEntry[] {
  return pages.map(({ path, title, group }) => ({
    id: `page:${path}`,
    title: t(title),
    fact: group && t(group),
    also: group && t(group),
    to: path,
  }))
}

/** The tabs of the account settings, which stand in the user menu; found by what they are for as well. */
export function accountEntries(t: Translate): PaletteEntry[] {
  const settings = t('账户设置')
  return settingsSections.map(({ to, title, purpose = '' }) => ({
    id: `account:${to}`,
    title: t(title),
    fact: settings,
    also: `${settings} ${purpose && t(purpose)}`,
    to,
  }))
}

export function helpEntries(topics: readonly HelpTopic[], t: Translate): PaletteEntry[] {
  return topics.map(({ id, title, answer }) => ({
    id: `help:${id}`,
    title: t(title),
    also: answer.map(t).join(''),
    to: helpPath(id),
  }))
}

/** The matching entries of one group. */
export function matchingGroup(title: string, entries: readonly PaletteEntry[], found: Matcher): PaletteGroup {
  const matching = entries.filter((entry) => found(`${entry.title} ${entry.also ?? ''}`))
  return { title, total: matching.length, entries: matching.slice(0, most) }
}

const groupTitles: Readonly<Record<FoundGroup['kind'], string>> = {
  WORK: text('项目和事项'),
  PERSON: text('单位人员'),
  GUIDE: text('指南'),
  MESSAGE: text('通知和消息'),
  FILE: text('文件'),
}

/** What the backend found, as a group of the palette. Kinds of a later backend are left out. */
export function foundGroups(groups: readonly FoundGroup[], t: Translate): PaletteGroup[] {
  return groups
    .filter(({ kind }) => Object.hasOwn(groupTitles, kind))
    .map(({ kind, total, items }) => ({
      title: t(groupTitles[kind]),
      total,
      entries: items.map((item) => ({ id: `${kind}:${item.id}`, ...foundEntry[kind](item, t) })),
    }))
}

/** Facts of an entry in one line; names of people and units in the interface language. */
const joined = (...parts: (string | null | undefined)[]) =>
  parts.flatMap((part) => (part ? nameText(part) : [])).join(' · ')

const foundEntry: Readonly<Record<FoundGroup['kind'], (item: Found, t: Translate) => Omit<PaletteEntry, 'id'>>> = {
  WORK: ({ id, title, number, where, work }, t) => {
    const words = kindWords(work?.kind ?? '')
    const state = work ? t(words.state(work.state).label) : null
    return { title: workTitle(title), fact: joined(t(words.noun), number, state, ...where), to: workAddress(id, work) }
  },
  PERSON: ({ title, where, unitId }) => ({
    title: nameText(title),
    fact: joined(...where),
    to: `${companyPath(unitId ?? '', 'staff')}?${new URLSearchParams({ keyword: title })}`,
  }),
  GUIDE: ({ id, title, number, where, remarkId }) => ({
    title,
    fact: joined(number, ...where),
    to: declarePath({ id, remarkId: remarkId ?? '' }),
  }),
  MESSAGE: ({ id, title, titleEn, at, messageType }) => ({
    title: messageTitle({ title, titleEn }),
    fact: formatDay(at),
    to: messagePath({ _id: id, contentType: messageType === 'NOTICE' ? 'NOTICE' : 'INBOX' }),
  }),
  FILE: ({ id, title, where }) => ({
    title,
    fact: joined(...where),
    // A failure is announced by the call.
    to: () => void openFile(id, title).catch(() => undefined),
  }),
}

/** The page on which the caller reads a work: where they fill it in, where the commission decides, or as it was submitted. */
function workAddress(id: string, work: Found['work']): string {
  if (!work) return '/'
  const words = kindWords(work.kind)
  const location = { ...work, id }
  if (work.role === 'commission') return words.commission(location)
  const own = work.role === 'creator' ? findKind(work.kind)?.addresses.own : undefined
  if (own !== undefined) return own
  const fills = work.role === 'creator' || work.role === 'member'
  return fills || work.formId === null ? words.overview(location) : words.read(location)
}
