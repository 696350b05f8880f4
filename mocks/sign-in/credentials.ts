/** What a person signs in with by password or code. */

/** Sign-in credentials; matches the input types of both endpoints. */
export interface Credentials {
  clientType: string
  accountCode: string
  password?: string | null
  verificationCode?: string | null
  certificate?: string | null
  keySignature?: string | null
  loginType?: string | null
  sys?: string | null
}
