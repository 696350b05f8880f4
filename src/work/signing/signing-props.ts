/** The props of every way to sign a contract (`CodeSigning`, `KeySigning`): the paper, the signer, what happens after. */

/** What a way to sign is given by the paper's page. */
export interface SigningProps {
  /** The signature to give. */
  signatureId: string
  /** The signer's mobile; null for none. */
  mobile: string | null
  /** Called after the backend has taken the signature. */
  onSigned(): void
}
