import type { Attempt } from './attempt'

/** An account to be made. */
export interface NewAccount {
  userName: string
  userFullname: string
  userMobile: string
  password: string
  validateCode: string
}

/** What binds an account of another platform; each signs the person in. */
export interface BindCalls {
  bind(mobile: string, validateCode: string): Promise<Attempt<void>>
  register(account: NewAccount): Promise<Attempt<void>>
}
