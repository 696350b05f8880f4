/** What the person is called who makes a work item, for its overview and its paper. */

import { text } from '@/lib/i18n/i18n'
import type { WorkRowFragment } from './graphql/works.workflow.generated'
import { findKind } from './kinds/all'

/** The text key of the maker's title: the kind's own, else by whether the item belongs to a project. */
export function makerOf({ kind, kindVersion, projectId }: Pick<WorkRowFragment, 'kind' | 'kindVersion' | 'projectId'>) {
  return findKind(kind, kindVersion)?.maker ?? (projectId === null ? text('填报人') : text('项目负责人'))
}
