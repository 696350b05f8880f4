/** Types of `personas-login.mjs` for TypeScript importers. */
import type { APIRequestContext } from '@playwright/test'

export declare const administrators: Readonly<Record<string, string>>
export declare function personaToken(request: APIRequestContext, accountCode: string, address?: string): Promise<string>
