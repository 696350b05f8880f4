/** Takes away what index.html painted before the script was there. */
export function removeFirstPaint(): void {
  document.getElementById('first-paint')?.remove()
}
