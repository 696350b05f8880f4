/** The ways to sign a contract (code, certificate key), by the name the backend offers. */

import type { ComponentType } from 'react'
import type { SigningMethod } from '@/api/signature/schema.generated'
import { text } from '@/lib/i18n/i18n'
import { lazyPart } from '@/ui/lazy-part'
import { CodeSigning } from './CodeSigning'
import type { SigningProps } from './signing-props'

/** Most towns sign with codes, so the key's code loads where it is offered. */
const KeySigning = lazyPart(() => import('./KeySigning').then((module) => module.KeySigning))

/** A way to sign: its name for the person who chooses, and its form. */
interface Signing {
  label: string
  Form: ComponentType<SigningProps>
}

/** The ways to sign. Which of them are open, and in which order, is the backend's to say (`signingMethods`). */
export const signings: Readonly<Record<SigningMethod, Signing>> = {
  SMS_CODE: { label: text('短信验证码'), Form: CodeSigning },
  CERTIFICATE_KEY: { label: text('证书 Key'), Form: KeySigning },
}
