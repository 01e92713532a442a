/** Loads the toasts' code and mounts their container, once. */
export async function loadToasts(): Promise<{
  readonly popToast: typeof import('./toast-container').popToast;
}> {
  const { mountToasts, popToast } = await import('./toast-container');
  mountToasts();
  return { popToast };
}
