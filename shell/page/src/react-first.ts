// React alone, in a step of its own. Imported here, because an `import()` of CommonJS itself costs a namespace object.
import 'react-dom/client';
