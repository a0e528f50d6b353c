/**
 * For tests only. jsdom cannot open a `<dialog>`: adds the browser behaviour that our dialogs rely on, namely `open`,
 * initial focus, Escape as a `cancel` event, and focus restored on close.
 */
export function installJsdomDialog(): void {
  const dialogs: { dialog: HTMLDialogElement; opener: Element | null }[] = [];

  HTMLDialogElement.prototype.showModal = function showModal() {
    dialogs.push({ dialog: this, opener: document.activeElement });
    this.setAttribute('open', '');
    this.querySelector<HTMLElement>('button, [href], input, select, textarea, [tabindex="0"]')?.focus();
  };

  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    const position = dialogs.findIndex(({ dialog }) => dialog === this);
    const [closed] = dialogs.splice(position, 1);
    this.removeAttribute('open');
    if (closed?.opener instanceof HTMLElement) closed.opener.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };

  document.addEventListener('keydown', (event) => {
    const dialog = dialogs.at(-1)?.dialog;
    if (event.key !== 'Escape' || !dialog) return;
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  });
}
