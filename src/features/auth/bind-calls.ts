/** The interface of the calls that bind or create an account, implemented for WeChat and one-stop sign-in. */

import type { Attempt } from './attempt'

/** Fields of a new account. */
export interface NewAccount {
  userName: string
  userFullname: string
  userMobile: string
  password: string
  validateCode: string
}

/** The calls that bind an external account; each signs the person in. */
export interface BindCalls {
  bind(mobile: string, validateCode: string): Promise<Attempt<void>>
  register(account: NewAccount): Promise<Attempt<void>>
}
