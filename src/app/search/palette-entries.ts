import { helpPath } from '@/features/help/paths'
import type { HelpTopic } from '@/features/help/topics'
import { declarePath } from '@/features/project/paths'
import type { PageLink } from '@/shared/navigation/page-links'
import type { Matcher } from '@/shared/search/use-matcher'
import { kindWords } from '@/work/kind-words'
import type { PaletteGuidesQuery } from './palette.program.generated'
import type { PaletteProjectsQuery } from './palette.workflow.generated'

/** An entry of the palette: title and address. */
export interface PaletteEntry {
  id: string
  title: string
  /** Secondary text that distinguishes it. */
  fact?: string
  /** Further text it is found by. */
  also?: string
  to: string
}

export interface PaletteGroup {
  title: string
  entries: readonly PaletteEntry[]
}

/** Largest number of entries per group. */
const most = 6

type Translate = (key: string) => string
type Project = PaletteProjectsQuery['works']['items'][number]
type Guide = PaletteGuidesQuery['guides']['items'][number]

export function pageEntries(pages: readonly PageLink[], t: Translate): PaletteEntry[] {
  return pages.map(({ path, title, group }) => ({
    id: path,
    title: t(title),
    fact: group && t(group),
    also: group && t(group),
    to: path,
  }))
}

export function projectEntries(projects: readonly Project[], t: Translate): PaletteEntry[] {
  return projects.map((project) => {
    const { id, title, number, belongsTo } = project
    const words = kindWords(project.kind)
    return {
      id,
      title,
      fact: [number, t(words.state(project.state).label), belongsTo].filter(Boolean).join(' · '),
      also: number ?? undefined,
      to: words.overview(project),
    }
  })
}

export function guideEntries(guides: readonly Guide[]): PaletteEntry[] {
  return guides.map((guide) => ({
    id: `${guide.id}/${guide.remarkId}`,
    title: guide.title,
    fact: guide.number,
    also: guide.number,
    to: declarePath(guide),
  }))
}

export function helpEntries(topics: readonly HelpTopic[], t: Translate): PaletteEntry[] {
  return topics.map(({ id, title, answer }) => ({
    id,
    title: t(title),
    also: answer.map(t).join(''),
    to: helpPath(id),
  }))
}

/** The groups with their matches; empty groups are left out. */
export function foundIn(groups: readonly PaletteGroup[], found: Matcher): PaletteGroup[] {
  return groups.flatMap(({ title, entries }) => {
    const matching = entries.filter((entry) => found(`${entry.title} ${entry.also ?? ''}`)).slice(0, most)
    return matching.length > 0 ? [{ title, entries: matching }] : []
  })
}
