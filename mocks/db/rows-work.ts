/** Row types of the tables about guides, work items and their contents. */

import type { FormSource } from '@/smartform/schema/definition'
import type { FormValues } from '@/smartform/schema/values'
import type { WorkAction, WorkKind, WorkRole } from '@/work/kind'
import type { DelegatedSectionRow } from './rows-desk'

export interface GuideRow {
  id: string
  /** 26DZ1200 */
  number: string
  title: string
  titleEnglish: string
  year: number
  remarkId: string
  department: string
  opensAt: number
  closesAt: number
  recommendBy: number
  /** In 万元, exact decimal. */
  fundingLimit: string
  realNameLevel: number
  /** HTML. */
  remark: string
  commitment: string
  formId: string
  hotline: string
}

export interface CommentRow {
  id: string
  path: string
  text: string
  /** Absent where the reviewer did not choose one. */
  need?: 'REQUIRED' | 'ADVISED' | null
  /** The applicant's answer; absent: none yet. */
  state?: 'OPEN' | 'CHANGED' | 'EXPLAINED'
  explanation?: string | null
  author: string
  at: number
}

export interface SaveRow {
  key: string
  revision: number
  savedAt: number
  refused: readonly { path: string; code: number; limit: number | null }[]
}

export interface ContentRow {
  id: string
  formId: string
  formVersion: number
  /** Counts the saves. */
  revision: number
  values: FormValues
  /** Field id to the revision that last changed its value; absent: unchanged since creation. */
  fieldRevisions: Readonly<Record<string, number>>
  /** The last submitted version, which reviewers read while the creator corrects. */
  submitted: { revision: number; values: FormValues } | null
  comments: readonly CommentRow[]
  /** During a correction, the only editable fields; absent or null: all fields. */
  openFields?: readonly string[] | null
  /**
   * The returned version before the current submission, with its comments and the answers to them; `openFields` as they
   * were for its correction.
   */
  former?: {
    revision: number
    values: FormValues
    comments: readonly CommentRow[]
    openFields?: readonly string[] | null
  } | null
  /** The revisions that each reviewer has read or decided on. */
  readBy?: Readonly<Record<string, readonly number[]>>
  /** The last saves with their responses, so that a retried save gets the same response again. */
  saves?: readonly SaveRow[]
  /** Field id to the time of its last change; absent: unchanged since creation. */
  editedAt?: Readonly<Record<string, number>>
  /** The content it was copied from. */
  copiedFrom?: string | null
  /** The form version it was migrated from. */
  upgradedFrom?: number | null
  /** The changed form definition under trial on it, used instead of `formVersion`; absent or null: none. */
  trial?: FormSource | null
  /** Finished trials; local drafts typed during them are migrated from these definitions. */
  formerTrials?: readonly FormSource[]
  savedAt: number | null
  savedBy: string | null
}

/** One work item of any kind (`src/work/kinds`). Its content, where it has one, has the same id. */
export interface WorkRow {
  id: string
  /** Id of its kind, and the version of the kind's description it started with. */
  kind: string
  kindVersion: number
  /** The owner that the kind's `of` names: a guide, project, platform … */
  belongsTo: string
  /** The project it is part of: the id of the approved declaration; null outside projects. */
  projectId: string | null
  formId: string | null
  unitId: string
  departmentId: string | null
  creatorId: string
  /** Roles by assignment: ids of people, or `unit:{id}` for all people of a unit. */
  assigned: Readonly<Partial<Record<WorkRole, readonly string[]>>>
  state: string
  stateSince: number
  number: string | null
  title: string
  /** In 万元, exact decimal; null where there is none. */
  amount: string | null
  opinion: string | null
  /** Whether it has ever reached the department; from then on the supervising department may read it. */
  reachedDepartment: boolean
  /** Its due time; null for none. */
  deadline: number | null
  createdAt: number
  modifiedAt: number
  submittedAt: number | null
  /** Further facts of its kind, under the names that the kind's rules use. */
  facts: Readonly<Record<string, unknown>>
}

/** One step of a work item's history, oldest first by `at`. */
export interface WorkHistoryRow {
  id: string
  workId: string
  /**
   * EVALUATE and CONCLUDE belong to the commission. REVISE: it continues with a later description of its kind. LAPSE:
   * its date passed. TAKE_BACK: a decision of a batch was taken back.
   */
  step: WorkAction | 'CREATE' | 'EXTEND' | 'REVISE' | 'LAPSE' | 'TAKE_BACK' | 'EVALUATE' | 'CONCLUDE'
  /** The actor's role; null for the system's own steps. */
  role: WorkRole | null
  actorId: string | null
  actorName: string
  /** The person represented, where the actor was a substitute. */
  inPlaceOf?: { id: string; name: string }
  /** The role in words: 项目负责人, 单位管理员 … */
  actorTitle: string
  actorUnit: string | null
  at: number
  opinion: string | null
  /** The resulting state. */
  state: string
}

/** A platform with monthly reports. */
export interface PlatformRow {
  id: string
  name: string
  /** An R&D function platform, or a technical service platform. */
  kind: 'FUNCTION' | 'SERVICE'
  unitId: string
  /** The person who reports for it. */
  personId: string
  field: string
  foundedOn: string
  /** Disabled: it takes no more reports. */
  disabled: boolean
  /** The project that builds it, whose monthly progress its reports are; null for none. */
  projectId: string | null
  /** When its person was last reminded of late reports; null: never. */
  remindedAt: number | null
}

/** A form page that is open in somebody's browser. */
interface PresenceRow {
  /** Person, content and document. */
  id: string
  contentId: string
  userId: string
  name: string
  pageId: string
  /** Time of the page's last heartbeat. */
  at: number
}

/** A download that is being assembled from several documents. */
export interface ArchiveRow {
  id: string
  ownerId: string
  name: string
  /** In order, each with its path in the archive; `id` belongs to a content, an acceptance or an upload. */
  parts: readonly { kind: 'CONTENT' | 'LETTER' | 'FILE'; id: string; name: string }[]
  done: number
  file: { key: string; name: string; size: number } | null
  startedAt: number
}

/** A finding of an inspection: open until it is settled, also for the body's later work items. */
export interface FindingRow {
  id: string
  /** The body, and the work item it was raised in. */
  belongsTo: string
  workId: string
  text: string
  /** Who has to settle it, and by when. */
  owner: string
  dueAt: number
  raisedBy: string
  raisedAt: number
  settledAt: number | null
  note: string | null
}

/** A work item as its creator deleted it; it can be restored for a while. */
interface RemovedWorkRow {
  id: string
  at: number
  work: WorkRow
  content: ContentRow | null
  history: readonly WorkHistoryRow[]
  parts: readonly DelegatedSectionRow[]
}

/** A later version of a kind's description, published while work items are in progress. */
interface PublishedKindRow {
  /** Kind and version. */
  id: string
  description: WorkKind
}

/** The tables of work items and forms. */
export interface WorkRows {
  findings: FindingRow
  publishedKinds: PublishedKindRow
  works: WorkRow
  removedWorks: RemovedWorkRow
  workHistories: WorkHistoryRow
  platforms: PlatformRow
  archives: ArchiveRow
  guides: GuideRow
  contents: ContentRow
  presences: PresenceRow
}

/** The primary key of each table. */
export const workKeys = {
  findings: 'id',
  publishedKinds: 'id',
  works: 'id',
  removedWorks: 'id',
  workHistories: 'id',
  platforms: 'id',
  archives: 'id',
  guides: 'id',
  contents: 'id',
  presences: 'id',
} as const satisfies { [Name in keyof WorkRows]: keyof WorkRows[Name] }
