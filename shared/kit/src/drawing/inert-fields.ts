const TAG = /<(\/?)(form|input|select|textarea|option|optgroup)\b([^>]*)>/g;
/** Its words are those of a field, or nothing to read: the list of a select shows its first entry only. */
const LIST = /(<select\b[^>]*>)(.*?)<\/select>/g;
const FIRST_OPTION = /<option\b[^>]*>([^<]*)<\/option>/;
/** What a field is for, and what only a field has. */
const OF_FIELDS =
  /\s(?:aria-[a-z]+|type|name|value|checked|required|disabled|placeholder|autocomplete|inputmode|maxlength|minlength|min|max|step|rows|cols|novalidate|action|method|enctype|spellcheck|pattern|multiple|list|size)(?:="[^"]*")?(?=[\s/>]|$)/gi;
/** Counted by React, and otherwise in the browser. */
const COUNTED = /\s[\w-]+="[^"]*(?:_[rR]_|:[rR]|«[rR])[\da-z]*(?:_|:|»)[^"]*"/g;
const VALUE = /\svalue="([^"]*)"/;
const VALUED = /^(?:text|email|tel|number|search|url)$/;
const PLACEHOLDER = /\splaceholder="([^"]*)"/;

/**
 * The same page, with the places of its fields in the place of its fields. Enter in a field that no code listens to yet
 * would leave with what was typed in the address; typed text would be gone when the code arrives.
 * @param html as React writes it
 */
export const withInertFields = (html: string): string =>
  html
    .replaceAll(COUNTED, '')
    .replaceAll(LIST, (_list, opened: string, options: string) => {
      const [, text = ''] = FIRST_OPTION.exec(options) ?? [];
      return `${opened}${text}</select>`;
    })
    .replaceAll(TAG, (_tag, closes: string, name: string, attributes: string) => {
      const element = name === 'form' ? 'div' : 'span';
      if (closes) return `</${element}>`;
      const kept = attributes.replace(/\/$/, '').replaceAll(OF_FIELDS, '');
      if (name !== 'input') return `<${element}${kept} data-inert="${name}">`;
      const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? 'text';
      const shown =
        (VALUED.test(type) && VALUE.exec(attributes)?.[1]) || (PLACEHOLDER.exec(attributes)?.[1] ?? '');
      return `<span${kept} data-inert="${type}">${shown}</span>`;
    });

/** Whether a page has fields. */
export const hasFields = (html: string): boolean => /<(?:form|input|select|textarea)\b/.test(html);
