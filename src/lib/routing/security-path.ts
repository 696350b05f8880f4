/** The address of sign-in and real name, in its own module because the sign-in screen's failures lead to it. */

/** Sign-in and real name; `back`: where a person continues after certification. */
export const settingsSecurityPath = (back?: string) =>
  `/account/settings/security${back === undefined ? '' : `?${new URLSearchParams({ back })}`}`
