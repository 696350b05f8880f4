/** Whether a failed change may have happened all the same; for forms that then ask the backend before they send again. */

import { type Failure, isRefusal } from './failure'

/** True after a lost response. False where the backend refused, or did nothing because the login had ended. */
export function mayHaveArrived(failure: Failure): boolean {
  return !isRefusal(failure) && !failure.endsSession
}
