import axios from 'axios';
import { abortable, readBody, type Transport } from './transport';

/** The browser's XMLHttpRequest through axios. The only file that imports axios. */
export const axiosTransport: Transport = ({ method, url, headers, body }) =>
  abortable(async (signal) => {
    const answer = await axios.request<string>({
      method,
      url,
      headers,
      data: body,
      signal,
      responseType: 'text',
      // Statuses and bodies are handled in one place for all transports.
      validateStatus: null,
      transformRequest: (data: unknown) => data,
      transformResponse: (data: unknown) => data,
    });
    const names = Object.entries(answer.headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
    return {
      status: answer.status,
      headers: Object.fromEntries(names) as Record<string, string>,
      body: readBody(answer.data),
    };
  });
