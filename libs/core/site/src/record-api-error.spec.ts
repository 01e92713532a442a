import { MaintenanceError, NetworkError, NotFoundError, RejectedError } from '@shop/api-client';
import { createStore } from 'jotai/vanilla';
import { recordApiError } from './record-api-error';
import { baseErrorAtom, isInvalidChannelAtom, maintenanceAtom } from './site-state';

const body = (message: string, title: string | null = null) => ({ code: 'a.b', message, errors: {}, title });

describe('recordApiError', () => {
  it('[error-core-503] [trans-site-503] keeps title and message', () => {
    const store = createStore();
    recordApiError(store, new MaintenanceError('GET /', 503, body('お待ちください', 'メンテナンス中')));
    expect(store.get(maintenanceAtom)).toEqual({ title: 'メンテナンス中', message: 'お待ちください' });
    expect(store.get(baseErrorAtom)).toBeNull();
  });

  it('[error-core-invalid-channel] [trans-site-invalid-channel] marks the channel', () => {
    const store = createStore();
    recordApiError(store, new NotFoundError('GET /', 404, body('チャネルが存在しない')));
    expect(store.get(isInvalidChannelAtom)).toBe(true);
  });

  it('[error-core-other-422-and-statuses] keeps what was answered', () => {
    const store = createStore();
    recordApiError(store, new RejectedError('GET /', 422, body('だめです')));
    expect(store.get(baseErrorAtom)).toEqual({ status: 422, code: 'a.b', message: 'だめです' });
    expect(store.get(isInvalidChannelAtom)).toBe(false);
  });

  it('a failed connection says nothing about the site', () => {
    const store = createStore();
    recordApiError(store, new NetworkError('GET /', 'x'));
    expect([store.get(maintenanceAtom), store.get(baseErrorAtom)]).toEqual([null, null]);
  });
});
