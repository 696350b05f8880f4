/** The name of a reviewed application, which leads to it; in the scores of a panel. */

import { Link } from 'react-router-dom'
import { statusPath } from '@/features/project/paths'
import { nameText } from '@/lib/i18n/english-names'

interface Proposal {
  /** The application as its page addresses it; null where the gateway does not say. */
  contentId: string | null
  number: string | null
  name: string
}

/** Number and name in the present language. */
export const proposalName = ({ number, name }: Pick<Proposal, 'number' | 'name'>) =>
  [number, nameText(name)].filter(Boolean).join(' ')

/** Number and name of an application, which lead to it where its address is known. */
export function ProposalLink({ contentId, ...named }: Proposal) {
  return contentId === null ? proposalName(named) : <Link to={statusPath(contentId)}>{proposalName(named)}</Link>
}
